import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grade, gradeOf, grades, rawScore, scoreOf } from '../../src/puzzle/difficulty/grade.ts';
import { type Difficulty, measure } from '../../src/puzzle/difficulty/measure.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import { anyMaze } from './any-maze.ts';
import {
  anyTree,
  grown,
  mazeOf,
  mazeOfTree,
  type SquareTree,
  symmetries,
  transformed,
  wayTo,
} from './square-trees.ts';

const rawOf = ({ wayWeight, branchWeight }: Difficulty): number => rawScore(wayWeight, branchWeight);

/** A tree with room for long branches, and one of its cells as the goal. */
const anyGoal = fc.record({ tree: anyTree(40), draw: fc.nat() }).map(({ tree, draw }) => {
  const goal = draw % tree.places.length;
  return { tree, way: wayTo(tree, goal) };
});

describe('the score', () => {
  it('is the same for every rotation and mirror, with all that is measured on the way', () => {
    fc.assert(
      fc.property(anyMaze(10), ({ patch, maze, from, to }) => {
        const way = breadthFirst.solve(maze, from, to).way.cells;
        const known = measure(maze, way);
        for (const symmetry of symmetries) {
          const image = measure(transformed(patch.tiles, maze, symmetry), way);
          expect(Math.abs(image.score - known.score), symmetry.name).toBeLessThan(1e-12);
          expect(Math.abs(image.branchWeight - known.branchWeight), symmetry.name).toBeLessThan(1e-9);
          expect(image.turns).toBe(known.turns);
          expect(image.treeBalance).toBeCloseTo(known.treeBalance, 12);
        }
      }),
      runs(80),
    );
  });

  it('is the same with entrance and exit swapped', () => {
    fc.assert(
      fc.property(anyMaze(18), ({ maze, from, to }) => {
        const way = breadthFirst.solve(maze, from, to).way.cells;
        const there = measure(maze, way);
        const back = measure(maze, [...way].reverse());
        expect(Math.abs(there.score - back.score)).toBeLessThan(1e-12);
        expect(Math.abs(rawOf(there) - rawOf(back))).toBeLessThan(1e-12);
      }),
      runs(150),
    );
  });

  it('never falls when a dead end grows', () => {
    let rises = 0;
    fc.assert(
      fc.property(anyGoal, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), ({ tree, way }, draws) => {
        let [before, known] = [tree, rawOf(measure(mazeOfTree(tree), way))];
        for (const draw of draws) {
          // Now at any cell, now on from the newest, so that a dead end becomes a long branch.
          const at = draw % 3 === 0 ? draw % before.places.length : before.places.length - 1;
          const after = grown(before, at, draw >> 2);
          if (!after) continue;
          const raw = rawOf(measure(mazeOfTree(after), way));
          expect(raw).toBeGreaterThanOrEqual(known - 1e-12);
          if (raw > known) rises++;
          [before, known] = [after, raw];
        }
      }),
      runs(120),
    );
    expect(rises).toBeGreaterThan(100);
  });

  it('does not see alcoves up to three cells deep on the way, but sees a fourth cell', () => {
    // A corridor of seven cells with an alcove going down from its middle.
    const withAlcove = (depth: number): Difficulty => {
      let tree: SquareTree = { places: [[0, 0]], parents: [-1] };
      for (let i = 0; i < 6; i++) tree = grown(tree, i, 0)!;
      for (let i = 0; i < depth; i++) tree = grown(tree, i === 0 ? 3 : tree.places.length - 1, 1)!;
      return measure(mazeOfTree(tree), wayTo(tree, 6));
    };
    const plain = withAlcove(0);
    for (const depth of [1, 2, 3]) {
      const { score, branchWeight, wayWeight, decisions } = withAlcove(depth);
      expect({ score, branchWeight, wayWeight, decisions }).toEqual({
        score: plain.score,
        branchWeight: plain.branchWeight,
        wayWeight: plain.wayWeight,
        decisions: plain.decisions,
      });
    }
    expect(withAlcove(4).branchWeight).toBeGreaterThan(0);
    expect(withAlcove(4).decisions).toBe(1);
  });

  it('is left as it was by alcoves that grow on the way of any maze', () => {
    let alcoves = 0;
    fc.assert(
      fc.property(
        anyGoal,
        fc.nat(),
        fc.nat({ max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        ({ tree, way }, at, direction, depth) => {
          const known = measure(mazeOfTree(tree), way);
          let after = tree;
          for (let i = 0; i < depth; i++) {
            const next = grown(after, i === 0 ? way[at % way.length] : after.places.length - 1, direction);
            if (!next) break;
            after = next;
            alcoves++;
          }
          const { score, branchWeight, wayWeight, decisions } = measure(mazeOfTree(after), way);
          expect([score, branchWeight, wayWeight, decisions]).toEqual([
            known.score,
            known.branchWeight,
            known.wayWeight,
            known.decisions,
          ]);
        },
      ),
      runs(150),
    );
    expect(alcoves).toBeGreaterThan(40);
  });

  it('is 0 for a labyrinth, whose only way leads through every cell', () => {
    const size = 25;
    const places = Array.from({ length: size * size }, (_, i): [number, number] => {
      const y = Math.floor(i / size);
      return [y % 2 === 0 ? i % size : size - 1 - (i % size), y];
    });
    const pairs = places.slice(1).map((_, i) => [i, i + 1] as const);
    const labyrinth = mazeOf(squaresAt(places), pairs);
    const { score, grade, solutionLength, branchWeight, turns } = measure(labyrinth, [...places.keys()]);
    expect({ score, grade, solutionLength, branchWeight, turns }).toEqual({
      score: 0,
      grade: 'easy',
      solutionLength: size * size - 1,
      branchWeight: 0,
      turns: 2 * (size - 1),
    });
  });

  it('is 0 for a maze of one cell, with nothing to measure', () => {
    const { score, solutionLength, treeBalance, deadEnds } = measure(mazeOf(squaresAt([[0, 0]]), []), [0]);
    expect([score, solutionLength, treeBalance, deadEnds]).toEqual([0, 0, 0, 0]);
  });
});

describe('what is measured beside the score', () => {
  it('counts dead ends, and opening the border at one makes it none', () => {
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
    expect(measure(t, [0, 1, 2]).deadEnds).toBe(3);
    expect(measure(t, [0, 1, 2]).deadEndPercent).toBe(75);
    const border = t.doors.findIndex(
      (_, edge) => t.grid.cellsOfEdge[2 * edge] === 0 && t.grid.borderOfEdge[edge] === 0,
    );
    expect(measure({ ...t, doors: t.doors.with(border, 1) }, [0, 1, 2]).deadEnds).toBe(2);
  });

  it('counts turns of a quarter, and none straight on', () => {
    const corner = mazeOf(
      squaresAt([
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [2, 2],
      ]),
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    );
    expect(measure(corner, [0, 1, 2, 3, 4])).toMatchObject({ turns: 1, solutionLength: 4, wayWeight: 5 });
  });
});

describe('grades', () => {
  it('cover 0 to 100 without a gap, each from its own limit on', () => {
    const known: Record<Grade, number> = { easy: 0, medium: 40, hard: 55, expert: 75 };
    expect(Object.fromEntries(grades.map(({ name, from }) => [name, from]))).toEqual(known);
    expect([0, 39.9, 40, 54.9, 55, 74.9, 75, 100].map(gradeOf)).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
      'expert',
      'expert',
    ]);
  });

  it('do not hang on the last digits of a score', () => {
    expect(gradeOf(55 - 1e-9)).toBe('hard');
    expect(gradeOf(55 + 1e-9)).toBe('hard');
  });

  it('come from scores between 0 and 100, 0 at the 1st percentile and 100 at the 99th', () => {
    expect([0, 3.382, 10.15, 20].map(scoreOf)).toEqual([0, 0, 100, 100]);
    expect(scoreOf((3.382 + 10.15) / 2)).toBeCloseTo(50, 9);
    expect(rawScore(1000, 0)).toBe(0);
  });
});
