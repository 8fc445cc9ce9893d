import type { Puzzle } from '../puzzle/generate.ts';
import { drawPlate, type Plate } from '../puzzle/plate.ts';
import { regionPath } from '../puzzle/region-path.ts';
import type { Trial } from '../puzzle/trials.ts';
import type { Box, Mark, Page, Weight } from './marks.ts';
import { mazeMarks } from './maze-marks.ts';
import type { Template } from './template.ts';
import type { Typefaces } from './typeface.ts';

/** As many columns as make the page about so much wider than high. */
const PAGE_ASPECT = 1.5;
/** All lengths are in points. */
const MARGIN = 24;
const GAP = 20;
/** A maze's longer side, unless its corridors would then be narrower or wider than that. */
const USUAL_SIDE = 180;
const LEAST_CORRIDOR = 5;
const MOST_CORRIDOR = 40;
/** No panel is narrower: it has room for its caption. */
const LEAST_WIDTH = 150;
/** Room for the arrows on both sides: so many corridors, but at most so much. */
const ARROWS = { corridors: 2, most: 46 };
const HEADING = { size: 14, room: 44 };
const LEGEND = { text: 'Grey: cells visited, the darker the earlier.', size: 8.5, drop: 28 };
const NAME = { size: 10.5, drop: 14 };
const FIGURES = { size: 8.5, drop: 26 };
const CAPTION_ROOM = 32;
/** Cells visited in the first part of a search are the darkest; 0 is black and 1 is white. */
const GREYS = [0.92, 0.87, 0.81, 0.75, 0.69] as const;

/**
 * One maze through every solver, side by side: the cells visited in grey, the darker the earlier, the way as a line,
 * and what it took beneath.
 */
export function solversPage(
  puzzle: Puzzle,
  trials: readonly Trial[],
  walls: Template['walls'],
  typefaces: Typefaces,
): Page {
  const plate = drawPlate(puzzle);
  const usual = USUAL_SIDE / Math.max(plate.width, plate.height);
  const scale = Math.min(Math.max(usual, LEAST_CORRIDOR / plate.corridor), MOST_CORRIDOR / plate.corridor);
  const arrows = Math.min(ARROWS.most, ARROWS.corridors * plate.corridor * scale);
  const width = Math.max(LEAST_WIDTH, plate.width * scale + arrows);
  const height = plate.height * scale + arrows;
  const ideal = Math.sqrt((trials.length * PAGE_ASPECT * (height + CAPTION_ROOM + GAP)) / (width + GAP));
  const columns = Math.min(trials.length, Math.max(1, Math.round(ideal)));
  const rows = Math.ceil(trials.length / columns);
  const pageWidth = 2 * MARGIN + columns * width + (columns - 1) * GAP;
  const heading = `One maze, ${trials.length} solvers: ${puzzle.code}`;
  // Long words are set smaller rather than over their neighbours.
  const line = (weight: Weight, text: string, x: number, y: number, size: number, room: number): Mark => {
    const wide = typefaces[weight].widthOf(text, size);
    return { kind: 'text', text, x, y, size: wide > room ? (size * room) / wide : size, weight };
  };
  const inside = pageWidth - 2 * MARGIN;
  const marks = [
    line('bold', heading, MARGIN, MARGIN + HEADING.size, HEADING.size, inside),
    line('regular', LEGEND.text, MARGIN, MARGIN + LEGEND.drop, LEGEND.size, inside),
  ];
  trials.forEach((trial, i) => {
    const x = MARGIN + (i % columns) * (width + GAP);
    const y = MARGIN + HEADING.room + Math.floor(i / columns) * (height + CAPTION_ROOM + GAP);
    marks.push(...panelMarks(puzzle, plate, trial, { x, y, width, height }, walls));
    const below = y + height;
    marks.push(
      line('bold', trial.solver.title, x, below + NAME.drop, NAME.size, width),
      line('regular', figuresOf(trial, puzzle), x, below + FIGURES.drop, FIGURES.size, width),
    );
  });
  const pageHeight = 2 * MARGIN + HEADING.room + rows * (height + CAPTION_ROOM + GAP) - GAP;
  return { width: pageWidth, height: pageHeight, marks };
}

function panelMarks(
  puzzle: Puzzle,
  plain: Plate,
  { result }: Trial,
  box: Box,
  walls: Template['walls'],
): Mark[] {
  if (typeof result === 'string') return mazeMarks(plain, box, walls, false);
  const maze = mazeMarks(drawPlate({ ...puzzle, way: result.way }), box, walls, true);
  const at = maze.find((mark) => mark.kind === 'path' && mark.role === 'walls');
  if (at?.kind !== 'path') throw new Error('a maze without walls');
  const { grid } = puzzle.maze;
  const [left, top] = grid.bounds;
  const scale = plain.corridor / grid.corridor;
  const toUnits = (x: number, y: number): [number, number] => [
    Math.round((x - left) * scale) + 0,
    Math.round((y - top) * scale) + 0,
  ];
  // Each grey covers all that was visited up to some moment, the lightest all there is: thus no gaps show between.
  const tints = GREYS.map((grey, i): Mark => {
    const cells = result.entered.slice(0, Math.ceil(result.entered.length * (1 - i / GREYS.length)));
    const path = regionPath(grid, cells, toUnits);
    return {
      kind: 'path',
      role: 'decoration',
      path,
      grey,
      originX: at.originX,
      originY: at.originY,
      scale: at.scale,
    };
  });
  return [...tints, ...maze];
}

function figuresOf({ result }: Trial, { maze, spec, way: shortest }: Puzzle): string {
  if (typeof result === 'string') return `— ${result}`;
  const { steps, entered, way } = result;
  const share = ((100 * entered.length) / maze.grid.cellCount).toFixed(1);
  const longer = way.edges.length - shortest.edges.length;
  const compared = spec.braid === 0 ? '' : longer === 0 ? ', shortest' : `, ${longer} longer`;
  return `${steps} steps · ${entered.length} cells (${share}%) · way ${way.edges.length}${compared}`;
}
