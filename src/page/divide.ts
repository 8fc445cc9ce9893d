import type { Box } from './marks.ts';

/** Boxes across and down. */
export type Division = readonly [across: number, down: number];

/** A box in equal parts, row by row, with a gap between them (all in points). */
export function divided(box: Box, [across, down]: Division, gap: number): Box[] {
  const width = (box.width - (across - 1) * gap) / across;
  const height = (box.height - (down - 1) * gap) / down;
  return Array.from({ length: across * down }, (_, i) => ({
    x: box.x + (i % across) * (width + gap),
    y: box.y + Math.floor(i / across) * (height + gap),
    width,
    height,
  }));
}

/** Of the ways to divide a box into so many parts that which makes them most like squares. */
export function divisionFor({ width, height }: Box, count: number): Division {
  const ways = Array.from({ length: count }, (_, i): Division => [i + 1, count / (i + 1)]).filter(
    ([, down]) => Number.isInteger(down),
  );
  const offSquare = ([across, down]: Division): number =>
    Math.abs(Math.log(width / across / (height / down)));
  return ways.reduce((best, way) => (offSquare(way) < offSquare(best) ? way : best));
}
