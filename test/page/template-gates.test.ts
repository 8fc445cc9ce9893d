import { describe, expect, test } from 'vitest';
import { host } from '../../src/cli/host.ts';
import { trace } from '../../src/geometry/path.ts';
import { outlines } from '../../src/outlines/index.ts';
import { boxWithin, withGates } from '../../src/page/gate-art.ts';
import type { Box, Mark, PathMark } from '../../src/page/marks.ts';
import { mazeMarks } from '../../src/page/maze-marks.ts';
import { readTemplate } from '../../src/page/template-file.ts';
import { mapPath } from '../../src/page/template-paths.ts';
import { generate } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { drawPlate, type Plate } from '../../src/puzzle/plate.ts';
import type { PuzzleSpec } from '../../src/puzzle/spec.ts';
import { tilings } from '../../src/tilings/index.ts';

const { gates, walls } = readTemplate('kids', (file) => host.readTemplateFile('kids', file));
const slot: Box = { x: 42.5, y: 124, width: 527, height: 604 };

function plateOf(parts: Partial<PuzzleSpec>): Plate {
  const spec: PuzzleSpec = {
    cells: 'square',
    shape: 'rectangle',
    edge: 'smooth',
    algorithm: 'backtracker',
    openings: 'far',
    size: [12, 14],
    braid: 0,
    seed: 1,
    ...parts,
  };
  return drawPlate(generate(spec, new GridCache()));
}

function marksOf(plate: Plate, answer = false): readonly Mark[] {
  return withGates(mazeMarks(plate, boxWithin(slot, gates), walls, answer), plate, gates, slot);
}

const pathsOf = (marks: readonly Mark[], role: string): PathMark[] =>
  marks.filter((mark) => mark.kind === 'path').filter((mark) => mark.role === role);

/** Points of a path on the page, on its lines at least one every two points, of its curves the ends. */
function pointsOf({ path, originX, originY, scale }: PathMark): [number, number][] {
  const points: [number, number][] = [];
  const place = (x: number, y: number): [number, number] => [originX + scale * x, originY + scale * y];
  trace(path, {
    moveTo: (x, y) => points.push(place(x, y)),
    lineTo: (x, y) => {
      const [[fromX, fromY], [toX, toY]] = [points[points.length - 1], place(x, y)];
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / 2));
      for (let i = 1; i <= steps; i++)
        points.push([fromX + ((toX - fromX) * i) / steps, fromY + ((toY - fromY) * i) / steps]);
    },
    bezierCurveTo: (...numbers) => points.push(place(numbers[4], numbers[5])),
    closePath: () => {},
  });
  return points;
}

function boxAbout(marks: readonly PathMark[]): Box {
  const points = marks.flatMap(pointsOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** From a point to a box, 0 inside. */
function distance([px, py]: readonly [number, number], { x, y, width, height }: Box): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}

/** What is wrong with the drawings beside a maze, each fault as a phrase. */
function faultsOf(plate: Plate, marks: readonly Mark[]): string[] {
  const art = pathsOf(marks, 'arrow');
  const [wall] = pathsOf(marks, 'walls');
  const count = [gates?.start, gates?.goal].map((one) => one?.pieces.length ?? 0);
  if (art.length !== count[0] + count[1]) return [`${art.length} pieces`];
  return [plate.entrance, plate.exit].flatMap((place, i) => {
    const box = boxAbout(i === 0 ? art.slice(0, count[0]) : art.slice(count[0]));
    const gate = [wall.originX + wall.scale * place.x, wall.originY + wall.scale * place.y] as const;
    const inside = { ...slot, x: slot.x - 1, y: slot.y - 1, width: slot.width + 2, height: slot.height + 2 };
    return [
      ...(distance(gate, box) > 26 ? [`${i} is ${distance(gate, box).toFixed(0)} pt away`] : []),
      ...(pointsOf(wall).some((point) => distance(point, box) === 0) ? [`${i} lies on walls`] : []),
      ...(box.width < 9 ? [`${i} is ${box.width.toFixed(0)} pt wide`] : []),
      ...(distance([box.x, box.y], inside) > 0 ? [`${i} leaves its slot`] : []),
      ...(distance([box.x + box.width, box.y + box.height], inside) > 0 ? [`${i} leaves its slot`] : []),
    ];
  });
}

describe('a mouse and a cheese stand beside entrance and exit, clear of walls, and can be made out', () => {
  test.each(tilings.map(({ name }) => name))('of %s', (cells) => {
    const plate = plateOf({ cells });
    expect(faultsOf(plate, marksOf(plate))).toEqual([]);
    expect(faultsOf(plate, marksOf(plate, true))).toEqual([]);
  });

  test.each(outlines.map(({ name }) => name))('in %s', (shape) => {
    const plate = plateOf({ shape, size: [18, 18] });
    expect(faultsOf(plate, marksOf(plate))).toEqual([]);
  });

  test('the check can fail: arrows alone, drawings that moved', () => {
    const plate = plateOf({});
    const marks = marksOf(plate);
    expect(faultsOf(plate, mazeMarks(plate, slot, walls, false))).toEqual(['2 pieces']);
    const moved = (x: number, y: number): Mark[] =>
      marks.map((mark) =>
        mark.kind === 'path' && mark.role === 'arrow'
          ? { ...mark, originX: mark.originX + x, originY: mark.originY + y }
          : mark,
      );
    expect(faultsOf(plate, moved(300, 0)).join()).toMatch(/pt away/);
    const inwards = [-30, 30].flatMap((x) => [-30, 30].flatMap((y) => faultsOf(plate, moved(x, y))));
    expect(inwards.join()).toMatch(/lies on walls/);
  });

  test('what stands at the right of its gate is turned round, to look into the maze', () => {
    const own = gates?.start.pieces[0].path ?? [];
    const seen = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const plate = plateOf({ seed });
      if (plate.entrance.kind !== 'gate' || plate.entrance.outY !== 0) continue;
      const [first] = pathsOf(marksOf(plate), 'arrow');
      const isTurned = first.path[1] !== own[1];
      expect(isTurned).toBe(plate.entrance.outX > 0);
      if (isTurned) expect(mapPath(first.path, (x, y) => [50 - x, y])).toEqual(Array.from(own));
      seen.add(String(isTurned));
    }
    expect(seen.size).toBe(2);
  });
});

describe('a goal inside', () => {
  test('is a cheese in its cell, if that is wide enough, and the dot if not, or if the answer runs into it', () => {
    const wide = plateOf({ openings: 'centre', size: [8, 9] });
    expect(pathsOf(marksOf(wide), 'spot')).toEqual([]);
    const narrow = plateOf({ openings: 'centre', size: [60, 70] });
    expect(pathsOf(marksOf(narrow), 'spot')).toHaveLength(1);
    expect(pathsOf(marksOf(wide, true), 'spot')).toHaveLength(1);
  });
});

test('without drawings all stays as it is', () => {
  const plate = plateOf({});
  const marks = mazeMarks(plate, slot, walls, false);
  expect(withGates(marks, plate, undefined, slot)).toBe(marks);
  expect(boxWithin(slot, undefined)).toEqual(slot);
});

test('drawings take 22 pt beside a maze, in a small slot a share of it, and stay inside', () => {
  expect(boxWithin(slot, gates)).toEqual({ x: 64.5, y: 146, width: 483, height: 560 });
  const small = { x: 40, y: 60, width: 140, height: 100 };
  const box = boxWithin(small, gates);
  expect(box).toEqual({ x: 51, y: 71, width: 118, height: 78 });
  for (let seed = 1; seed <= 6; seed++) {
    const plate = plateOf({ seed, size: [9, 6] });
    const drawings = pathsOf(withGates(mazeMarks(plate, box, walls, false), plate, gates, small), 'arrow');
    expect(drawings.length).toBeGreaterThan(2);
    for (const point of drawings.flatMap(pointsOf)) expect(distance(point, small)).toBeLessThan(1.5);
  }
});
