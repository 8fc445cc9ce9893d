import type { Plate } from '../puzzle/plate.ts';
import { outlineOf, tilingOf } from '../puzzle/spec.ts';

/** Thirds across and down, in words. */
const PLACES = [
  ['at the upper left', 'at the top', 'at the upper right'],
  ['on the left', 'in the middle', 'on the right'],
  ['at the lower left', 'at the bottom', 'at the lower right'],
] as const;

/** In which ninth of a plate a place lies, in words. */
export function placeWords({ x, y }: { x: number; y: number }, width: number, height: number): string {
  const third = (at: number, whole: number): number => Math.min(2, Math.max(0, Math.floor((3 * at) / whole)));
  return PLACES[third(y, height)][third(x, width)];
}

/** A puzzle's maze in words: what it is, and where one goes in and out; not where the way leads. */
export function puzzleAlt(plate: Plate, number: number): string {
  const { grade, score } = plate.difficulty;
  const openings = openingsWords(plate, false) || 'no openings';
  return (
    `Maze ${number}, ${grade}, ${cellsWords(plate)}; ${openings}. ` +
    `Estimated search effort ${Math.round(score)} of 100.`
  );
}

/**
 * An answer in words.
 * @param title what the answer is called: a number, or in a class whose it is
 */
export function answerAlt(plate: Plate, title: string): string {
  const maze = /^\d+$/.test(title) ? `Answer to maze ${title}` : `Answer, ${title}`;
  return `${maze}: ${wayWords(plate)}.`;
}

/** The solved maze of a title page in words. */
export function exampleAlt(plate: Plate): string {
  return `Example, ${cellsWords(plate)}; ${openingsWords(plate, true)}; ${wayWords(plate)}.`;
}

/** The maze on a cover in words. */
export function coverAlt(plate: Plate): string {
  return `A maze: ${cellsWords(plate)}.`;
}

/** "hexagons in a heart". */
function cellsWords({ spec }: Plate): string {
  return `${tilingOf(spec.cells).title.toLowerCase()} ${outlineOf(spec.shape).phrase}`.trim();
}

/** "entrance at the upper left, exit at the lower right"; nothing where the page does not show them. */
function openingsWords({ entrance, exit, width, height }: Plate, isAnswer: boolean): string {
  return (
    [
      [entrance, 'entrance', 'start'],
      [exit, 'exit', 'goal'],
    ] as const
  )
    .filter(([place]) => place.kind === 'gate' || place.shown || isAnswer)
    .map(
      ([place, gate, spot]) => `${place.kind === 'gate' ? gate : spot} ${placeWords(place, width, height)}`,
    )
    .join(', ');
}

function wayWords({ spec, difficulty }: Plate): string {
  const { solutionLength } = difficulty;
  const steps = solutionLength === 1 ? 'step' : 'steps';
  return `${spec.braid > 0 ? 'a shortest way' : 'the way'} takes ${solutionLength} ${steps}`;
}
