import { describe, expect, it } from 'vitest';
import { flatten, isInside } from '../../src/geometry/ring.ts';
import { OPEN } from '../../src/maze/maze.ts';
import { generate, type Puzzle } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { openingsOf } from '../../src/puzzle/openings/index.ts';
import { drawPlate, type Gate, type Plate } from '../../src/puzzle/plate.ts';
import { tilings } from '../../src/tilings/index.ts';
import { cat } from '../grid/masks.ts';
import { lengthOfEdge, ringOfCell } from '../grid/soundness.ts';
import { distanceTo, drawnLength, meet, type Segment, segmentsOf } from './drawn-path.ts';
import { everyPuzzle, nameOf } from './every-puzzle.ts';

interface Sample {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly plate: Plate;
  /** Units of the plate in one unit of the grid. */
  readonly scale: number;
}

function sampleOf(puzzle: Puzzle): Sample {
  const plate = drawPlate(puzzle);
  const [left, , right] = puzzle.maze.grid.bounds;
  return { name: nameOf(puzzle), puzzle, plate, scale: plate.width / (right - left) };
}

const grids = new GridCache();
const plain = { openings: 'far', algorithm: 'backtracker', braid: 0 } as const;
/** All pairs, and some mazes with long ways in cells with dents and in a mask with notches. */
const samples: readonly Sample[] = [
  ...everyPuzzle,
  ...tilings.flatMap(({ name: cells }, seed) =>
    (['smooth', 'stepped'] as const).map((edge) =>
      generate({ ...plain, cells, shape: { title: 'cat', mask: cat }, edge, size: [14, 12], seed }, grids),
    ),
  ),
].map(sampleOf);

const gatesOf = ({ entrance, exit }: Plate): Gate[] =>
  [entrance, exit].filter((place) => place.kind === 'gate');

/** Walls that a drawing touches. */
function wallsMet(drawing: readonly Segment[], walls: readonly Segment[]): number {
  return walls.filter((wall) => drawing.some((step) => meet(step, wall))).length;
}

/** Whether a point, in a plate's units, lies in a cell. */
function isInSomeCell({ puzzle, scale }: Sample, x: number, y: number): boolean {
  const { grid } = puzzle.maze;
  const [left, top] = grid.bounds;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (isInside([flatten(ringOfCell(grid, cell).ring)], left + x / scale, top + y / scale)) return true;
  }
  return false;
}

/** A point beside a gate, this many corridors outside, or inside if negative, and aside. */
function beside({ x, y, outX, outY }: Gate, { corridor }: Plate, by: number, aside = 0): [number, number] {
  return [x + corridor * (outX * by - outY * aside), y + corridor * (outY * by + outX * aside)];
}

describe('plates', () => {
  it('have an answer that touches no wall', () => {
    for (const { name, plate } of samples) {
      expect(wallsMet(segmentsOf(plate.answer), segmentsOf(plate.walls)), name).toBe(0);
    }
  });

  it('keep the answer well off the walls, so that a thick wall does not cover it', () => {
    for (const { name, plate, puzzle } of samples) {
      const walls = segmentsOf(plate.walls);
      let nearest = Number.POSITIVE_INFINITY;
      for (const [x0, y0] of segmentsOf(plate.answer, 8)) {
        for (const wall of walls) nearest = Math.min(nearest, distanceTo(wall, x0, y0));
      }
      // Cut cells, and hats, have narrow places.
      const isPlain = puzzle.spec.edge === 'stepped' && puzzle.spec.cells !== 'hat';
      expect(nearest / plate.corridor, name).toBeGreaterThan(isPlain ? 0.15 : 0.07);
    }
  });

  it('lead the answer from the middle of the entrance to that of the exit, in one stroke', () => {
    for (const { name, plate, puzzle } of samples) {
      const steps = segmentsOf(plate.answer);
      if (steps.length === 0) {
        // A closed border around a single cell.
        expect([puzzle.maze.grid.cellCount, puzzle.spec.openings], name).toEqual([1, 'none']);
        continue;
      }
      const [[startX, startY], [, , endX, endY]] = [steps[0], steps[steps.length - 1]];
      expect(startX === plate.entrance.x && startY === plate.entrance.y, name).toBe(true);
      expect(endX === plate.exit.x && endY === plate.exit.y, name).toBe(true);
      const isUnbroken = steps.every(
        ([x0, y0], i) => i === 0 || (x0 === steps[i - 1][2] && y0 === steps[i - 1][3]),
      );
      expect(isUnbroken, name).toBe(true);
    }
  });

  it('have gates through which one gets out, past no wall: outside there is no cell, inside there is one', () => {
    for (const sample of samples) {
      const { name, plate } = sample;
      for (const gate of gatesOf(plate)) {
        expect(Math.hypot(gate.outX, gate.outY), name).toBeCloseTo(1, 9);
        const outside = beside(gate, plate, 0.3);
        // Not always straight on: the gate may be the tip of a cell.
        const inside = [0, 0.1, -0.1]
          .map((aside) => beside(gate, plate, -0.2, aside))
          .find((point) => isInSomeCell(sample, ...point))!;
        expect(isInSomeCell(sample, ...outside), name).toBe(false);
        expect(inside, name).toBeDefined();
        const steps: Segment[] = [
          [...outside, gate.x, gate.y],
          [gate.x, gate.y, ...inside],
        ];
        expect(wallsMet(steps, segmentsOf(plate.walls)), name).toBe(0);
      }
    }
  });

  it('have spots where the openings ask for them, in their cells, and shown if the openings say so', () => {
    let spots = 0;
    for (const { name, plate, puzzle, scale } of samples) {
      const { grid } = puzzle.maze;
      for (const [place, stop] of [
        [plate.entrance, puzzle.entrance],
        [plate.exit, puzzle.exit],
      ] as const) {
        expect(place.kind, name).toBe(stop.edge === undefined ? 'spot' : 'gate');
        if (place.kind === 'gate') continue;
        const at = [grid.bounds[0] + place.x / scale, grid.bounds[1] + place.y / scale] as const;
        expect(isInside([flatten(ringOfCell(grid, stop.cell).ring)], ...at), name).toBe(true);
        expect(place.shown, name).toBe(openingsOf(puzzle.spec.openings).shown);
        spots++;
      }
    }
    expect(spots).toBeGreaterThan(100);
  });

  it('draw as long a wall as all closed edges have together, each once', () => {
    for (const { name, plate, puzzle, scale } of samples) {
      const { grid, doors } = puzzle.maze;
      let length = 0;
      for (let edge = 0; edge < grid.edgeCount; edge++) {
        if (doors[edge] !== OPEN) length += lengthOfEdge(grid, edge) * scale;
      }
      expect(drawnLength(segmentsOf(plate.walls)) / length, name).toBeCloseTo(1, 3);
    }
  });

  it('keep all walls between (0, 0) and (width, height), and reach all four sides', () => {
    for (const { name, plate } of samples) {
      const walls = segmentsOf(plate.walls);
      const xs = walls.flatMap(([x0, , x1]) => [x0, x1]);
      const ys = walls.flatMap(([, y0, , y1]) => [y0, y1]);
      expect(Math.min(...xs), name).toBeGreaterThanOrEqual(-1);
      expect(Math.min(...ys), name).toBeGreaterThanOrEqual(-1);
      expect(Math.max(...xs), name).toBeLessThanOrEqual(plate.width + 1);
      expect(Math.max(...ys), name).toBeLessThanOrEqual(plate.height + 1);
      expect([plate.width, plate.height, ...plate.walls, ...plate.answer].every(Number.isInteger)).toBe(true);
      expect(Math.max(plate.width, plate.height)).toBeGreaterThan(5000);
    }
  });

  it('carry what the puzzle says of itself', () => {
    for (const { plate, puzzle } of samples) {
      expect(plate.code).toBe(puzzle.code);
      expect(plate.spec).toBe(puzzle.spec);
      expect(plate.difficulty).toBe(puzzle.difficulty);
      expect(plate.cellCount).toBe(puzzle.maze.grid.cellCount);
    }
  });
});

describe('the checks of these tests', () => {
  it('see where lines meet, in their middles, at an end, or not', () => {
    expect(meet([0, 0, 2, 2], [0, 2, 2, 0])).toBe(true);
    expect(meet([0, 0, 2, 0], [1, 0, 1, 5])).toBe(true);
    expect(meet([0, 0, 2, 0], [0, 1, 2, 1])).toBe(false);
    expect(meet([0, 0, 2, 2], [3, 0, 2, 1])).toBe(false);
    expect(distanceTo([0, 0, 2, 0], 1, 3)).toBe(3);
    expect(distanceTo([0, 0, 2, 0], 5, 4)).toBe(5);
  });

  it('can fail: an answer drawn over the walls of another maze', () => {
    const specOf = (seed: number) => ({
      cells: 'square',
      shape: 'rectangle',
      edge: 'stepped' as const,
      ...plain,
      size: [12, 12] as const,
      seed,
    });
    const [one, other] = [1, 2].map((seed) => drawPlate(generate(specOf(seed), grids)));
    expect(wallsMet(segmentsOf(one.answer), segmentsOf(other.walls))).toBeGreaterThan(0);
  });
});
