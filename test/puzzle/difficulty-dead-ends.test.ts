import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN } from '../../src/maze/maze.ts';
import { deadEndDirections } from '../../src/puzzle/difficulty/dead-end-directions.ts';
import { deadEndsOf } from '../../src/puzzle/difficulty/dead-ends.ts';
import { measure } from '../../src/puzzle/difficulty/measure.ts';
import { shortestWays } from '../../src/puzzle/difficulty/shortest-ways.ts';
import { rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import {
  anyLoopedOn,
  anyPerfectOn,
  type Posed,
  smallPatches,
  turnedRound,
  waysOut,
} from './difficulty-mazes.ts';
import { mazeOf, mazeOfTree } from './square-trees.ts';
import { stepsFrom } from './ways.ts';

/** As deep as a glance reaches. */
const GLANCE = 3;

interface Sorted {
  forward: number;
  backward: number;
  alcoves: number;
  onWay: number;
}

/** Dead ends of each kind, one by one: how far each is from every cell of a shortest way. */
function sortedOut({ maze, first, last }: Posed): Sorted {
  const { cellCount, xyOfCell: xy } = maze.grid;
  const away = (cell: number): number =>
    Math.hypot(xy[2 * cell] - xy[2 * last], xy[2 * cell + 1] - xy[2 * last + 1]);
  const [there, back] = [stepsFrom(maze, first), stepsFrom(maze, last)];
  const on = Array.from({ length: cellCount }, (_, cell) => cell).filter(
    (cell) => there[cell] + back[cell] === there[last],
  );
  const found: Sorted = { forward: 0, backward: 0, alcoves: 0, onWay: 0 };
  for (let cell = 0; cell < cellCount; cell++) {
    if (waysOut(maze, cell).length !== 1) continue;
    const steps = stepsFrom(maze, cell);
    const depth = Math.min(...on.map((at) => steps[at]));
    const leftAt = Math.max(...on.filter((at) => steps[at] === depth).map(away));
    if (depth === 0) found.onWay++;
    else if (depth <= GLANCE) found.alcoves++;
    else if (leftAt - away(cell) > 1e-6) found.forward++;
    else found.backward++;
  }
  return found;
}

describe.each([
  { kind: 'perfect mazes', anyOn: anyPerfectOn },
  { kind: 'mazes with loops', anyOn: anyLoopedOn },
])('dead ends of $kind', ({ anyOn }) => {
  it.each(smallPatches)('are forward, backward, alcoves or on the way, and no others: $name', (patch) => {
    const seen: Sorted = { forward: 0, backward: 0, alcoves: 0, onWay: 0 };
    fc.assert(
      fc.property(anyOn(patch), (posed) => {
        const { maze, first, last } = posed;
        const { deadEnds, forwardDeadEnds, backwardDeadEnds } = measure(maze, patch.cells, first, last);
        const known = sortedOut(posed);
        expect({ forwardDeadEnds, backwardDeadEnds }).toEqual({
          forwardDeadEnds: known.forward,
          backwardDeadEnds: known.backward,
        });
        expect(forwardDeadEnds + backwardDeadEnds + known.alcoves + known.onWay).toBe(deadEnds);
        for (const kind of ['forward', 'backward', 'alcoves', 'onWay'] as const) seen[kind] += known[kind];
      }),
      runs(25),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

function directionsOf(
  { maze, first, last }: Posed,
  deadEnds: readonly number[],
  sight: number,
): { forward: number; backward: number } {
  return deadEndDirections(maze, shortestWays(maze, rootTree(maze, [first]), last), deadEnds, sight);
}

describe('dead ends by hand', () => {
  /**
   * The way leads from 0 to 6. 8 is an alcove; 12 is four deep and nearer to 6 than 3 is, where it leaves the way; 16
   * is four deep and farther from 6 than 2.
   *
   *     16 15 14 13
   *         0  1  2  3  4  5  6
   *            7     9 10 11 12
   *            8
   */
  const tree = {
    places: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
      [1, 2],
      [1, 3],
      [3, 2],
      [4, 2],
      [5, 2],
      [6, 2],
      [2, 0],
      [1, 0],
      [0, 0],
      [-1, 0],
    ],
    parents: [-1, 0, 1, 2, 3, 4, 5, 1, 7, 3, 9, 10, 11, 2, 13, 14, 15],
  } as const;
  const maze = mazeOfTree(tree);
  const posed = { maze, first: 0, last: 6 };

  it('one forward, one backward, one alcove, and both ends of the way', () => {
    expect(deadEndsOf(maze).sort((a, b) => a - b)).toEqual([0, 6, 8, 12, 16]);
    expect(measure(maze, 'square', 0, 6)).toMatchObject({
      deadEnds: 5,
      forwardDeadEnds: 1,
      backwardDeadEnds: 1,
    });
    expect(directionsOf(posed, [12], 3)).toEqual({ forward: 1, backward: 0 });
    expect(directionsOf(posed, [16], 3)).toEqual({ forward: 0, backward: 1 });
    expect(directionsOf(posed, [0, 6, 8], 3)).toEqual({ forward: 0, backward: 0 });
    expect(sortedOut(posed)).toEqual({ forward: 1, backward: 1, alcoves: 1, onWay: 2 });
  });

  it('the other way round, what was forward is backward', () => {
    const back = turnedRound(posed);
    expect(directionsOf(back, [12], 3)).toEqual({ forward: 0, backward: 1 });
    expect(directionsOf(back, [16], 3)).toEqual({ forward: 1, backward: 0 });
  });

  it('as deep as a glance reaches, they are alcoves', () => {
    const sorted = (sight: number): number => {
      const { forward, backward } = directionsOf(posed, deadEndsOf(maze), sight);
      return forward + backward;
    };
    expect([0, 1, 2, 3, 4].map(sorted)).toEqual([3, 3, 2, 2, 0]);
  });

  it('equally far is backward', () => {
    //  0 1 2 3 4     7 is as far from 4 as 2 is, √(2² + 0²) and √(0² + 2²).
    //      5
    //      6 8 7
    const places = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [2, 1],
      [2, 2],
      [4, 2],
      [3, 2],
    ] as const;
    const level = mazeOfTree({ places, parents: [-1, 0, 1, 2, 3, 2, 5, 8, 6] });
    expect(directionsOf({ maze: level, first: 0, last: 4 }, [7], 3)).toEqual({ forward: 0, backward: 1 });
  });

  it('where a loop leads to one from two cells of the way, it is left at the one farther from the exit', () => {
    //     5 6 7          From 0 to 4 along the middle row, and 1-5-6-7-3 round above it. 8 hangs on 6, which is as far
    //   0 1 2 3 4        from 1 as from 3, and so do 9, 10 and 11: 11 is farther from 4 than 3 is, nearer than 1.
    const places = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [1, -1],
      [2, -1],
      [3, -1],
      [2, -2],
      [3, -2],
      [4, -2],
      [5, -2],
    ] as const;
    const pairs = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 5],
      [5, 6],
      [6, 7],
      [7, 3],
      [6, 8],
      [8, 9],
      [9, 10],
      [10, 11],
    ] as const;
    const maze = mazeOf(squaresAt(places), pairs);
    // √(1² + 2²) lies between 1, from 3 to 4, and 3, from 1.
    expect(directionsOf({ maze, first: 0, last: 4 }, [11], 3)).toEqual({ forward: 1, backward: 0 });
    expect(directionsOf({ maze, first: 4, last: 0 }, [11], 3)).toEqual({ forward: 0, backward: 1 });
    // Without the door from 1 it is left at 3, which is nearer.
    const cut = mazeOf(
      squaresAt(places),
      pairs.filter(([a, b]) => a !== 1 || b !== 5),
    );
    expect(directionsOf({ maze: cut, first: 0, last: 4 }, [11], 3)).toEqual({ forward: 0, backward: 1 });
  });

  it('opening the border at one makes it none', () => {
    //  0 1 2     a T: three dead ends
    //    3
    const t = mazeOf(
      squaresAt([
        [0, 0],
        [1, 0],
        [2, 0],
        [1, 1],
      ]),
      [
        [0, 1],
        [1, 2],
        [1, 3],
      ],
    );
    expect(measure(t, 'square', 0, 2)).toMatchObject({ deadEnds: 3, deadEndPercent: 75 });
    const border = t.doors.findIndex(
      (_, edge) => t.grid.cellsOfEdge[2 * edge] === 0 && t.grid.borderOfEdge[edge] === 0,
    );
    const opened = { ...t, doors: t.doors.with(border, OPEN) };
    expect(measure(opened, 'square', 0, 2).deadEnds).toBe(2);
  });
});
