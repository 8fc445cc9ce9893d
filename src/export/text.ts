import { trace } from '../geometry/path.ts';
import type { Plate } from '../puzzle/plate.ts';
import { Refusal } from '../refusal.ts';

/**
 * How a maze is drawn: thin lines between wide cells; whole blocks as walls, as wide as the corridors between them;
 * or plain asterisks.
 */
export const textStyles = [{ name: 'lines' }, { name: 'block' }, { name: 'ascii' }] as const;
export type TextStyle = (typeof textStyles)[number]['name'];

/** Characters of a wall block by the walls next to it: right 1, down 2, left 4, up 8; and of the way. */
const GLYPHS = {
  lines: { walls: ' ╶╷┌╴─┐┬╵└│├┘┴┤┼', way: '•' },
  block: { walls: '■═║╔══╗╦║╚║╠╝╩╣╬', way: '•' },
  ascii: { walls: '*'.repeat(16), way: '.' },
} as const;
const RIGHT = 1;
const DOWN = 2;
const LEFT = 4;
const UP = 8;

/**
 * A maze of squares as characters. It becomes a grid of blocks, cells at odd places, and what lies between them
 * at even ones; each wall block becomes the character that fits its four neighbours. Cells are three characters
 * wide, which makes them about square on a screen; in blocks, everything is two wide.
 * @throws Refusal (usage) for cells other than squares
 */
export function plateToText(plate: Plate, style: TextStyle, answer: boolean): string {
  if (plate.spec.cells !== 'square') {
    throw new Refusal(
      'usage',
      `characters can only show squares, not ${plate.spec.cells} cells; try --cells square`,
    );
  }
  const unit = plate.corridor;
  const columns = Math.round((2 * plate.width) / unit) + 1;
  const rows = Math.round((2 * plate.height) / unit) + 1;
  const walls = new Uint8Array(columns * rows);
  const way = new Uint8Array(columns * rows);
  const block = (value: number): number => Math.round((2 * value) / unit);
  rasterise(plate.walls, block, (x, y) => {
    walls[y * columns + x] = 1;
  });
  const visit = (x: number, y: number): void => {
    if (x >= 0 && x < columns && y >= 0 && y < rows) way[y * columns + x] = 1;
  };
  if (answer) rasterise(plate.answer, block, visit);
  for (const place of [plate.entrance, plate.exit]) {
    if (place.kind === 'spot' && (answer || place.shown)) visit(block(place.x), block(place.y));
  }
  const isWall = (x: number, y: number): boolean => x >= 0 && x < columns && walls[y * columns + x] === 1;
  const glyphs = GLYPHS[style];
  const lines: string[] = [];
  for (let y = 0; y < rows; y++) {
    let line = '';
    for (let x = 0; x < columns; x++) {
      const width = style === 'block' ? 2 : x % 2 === 1 ? 3 : 1;
      if (way[y * columns + x]) line += ['', glyphs.way, `${glyphs.way} `, ` ${glyphs.way} `][width];
      else if (!isWall(x, y)) line += ' '.repeat(width);
      else {
        const right = isWall(x + 1, y) ? RIGHT : 0;
        const down = isWall(x, y + 1) ? DOWN : 0;
        const left = isWall(x - 1, y) ? LEFT : 0;
        const up = isWall(x, y - 1) ? UP : 0;
        const glyph = glyphs.walls[right | down | left | up];
        // A block's second half runs on to the wall at its right, if there is one.
        if (style === 'block') line += glyph + (right ? glyphs.walls[RIGHT | LEFT] : ' ');
        else line += glyph.repeat(width);
      }
    }
    lines.push(line.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

/** Visits the blocks that a path of straight strokes, and quarter turns inside cells, passes through. */
function rasterise(
  path: Plate['walls'],
  block: (value: number) => number,
  visit: (x: number, y: number) => void,
): void {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const strideTo = (toX: number, toY: number): void => {
    const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y), 1);
    for (let i = 0; i <= steps; i++) {
      visit(Math.round(x + ((toX - x) * i) / steps), Math.round(y + ((toY - y) * i) / steps));
    }
    [x, y] = [toX, toY];
  };
  trace(path, {
    moveTo: (toX, toY) => {
      [x, y] = [block(toX), block(toY)];
      [startX, startY] = [x, y];
    },
    lineTo: (toX, toY) => strideTo(block(toX), block(toY)),
    bezierCurveTo: (_x1, _y1, _x2, _y2, toX, toY) => {
      // From one opening of a cell to another, at a right angle: by way of the cell's middle, at odd places.
      const [endX, endY] = [block(toX), block(toY)];
      strideTo(x % 2 === 0 ? endX : x, y % 2 === 0 ? endY : y);
      strideTo(endX, endY);
    },
    closePath: () => strideTo(startX, startY),
  });
}
