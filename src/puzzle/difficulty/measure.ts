import type { Maze } from '../../maze/maze.ts';
import { branchWeight } from './branch-weight.ts';
import { branchesOff } from './branches.ts';
import { deadEndDirections } from './dead-end-directions.ts';
import { deadEndsOf } from './dead-ends.ts';
import { countDecisions } from './decisions.ts';
import { type Grade, gradeOf, rawScore, scoreOf } from './grade.ts';
import { countLoops, rootTree } from './tree.ts';
import { treeBalance } from './tree-balance.ts';
import { countTurns } from './turns.ts';

/** Estimated search effort under a stated solver model, with the raw measures that it is made from. */
export interface Difficulty {
  /** 0 to 100. */
  readonly score: number;
  readonly grade: Grade;
  /** L: steps from the entrance's cell to the exit's; with loops, of a shortest way. */
  readonly solutionLength: number;
  /** Turns along the solution. */
  readonly turns: number;
  /** J¹, 0 to 1; null with loops, since it is a measure of trees. */
  readonly treeBalance: number | null;
  /** Cells on the solution at which a branch longer than a glance leads astray. */
  readonly decisions: number;
  readonly deadEnds: number;
  /** Dead ends in every 100 cells. */
  readonly deadEndPercent: number;
  /** Dead ends deeper than a glance that lie nearer to the exit than where one leaves the way for them. */
  readonly forwardDeadEnds: number;
  /** Those that do not. */
  readonly backwardDeadEnds: number;
  /** W: expected wasted effort on wrong branches, in cells, the mean of both directions. */
  readonly branchWeight: number;
  /** T: solution length plus turns. */
  readonly wayWeight: number;
}

/** How a solver is thought to see and to choose: r, τ and β of the model. */
const SOLVER = { sight: 3, turnCost: 1 };
const PULL = 1;

/**
 * Measures a maze by its way from entrance to exit, of a braided one a shortest way. Linear in cells.
 * @param cells name of the tiling, whose scale turns effort into a score
 * @param way cells of the solution in order
 */
export function measure(maze: Maze, cells: string, way: readonly number[]): Difficulty {
  const back = way.toReversed();
  const tree = rootTree(maze, way[0]);
  const branches = branchesOff(maze, tree, way, SOLVER);
  const branchesBack = branchesOff(maze, rootTree(maze, back[0]), back, SOLVER);
  const weight =
    (branchWeight(maze.grid, way, branches, PULL) + branchWeight(maze.grid, back, branchesBack, PULL)) / 2;
  const solutionLength = way.length - 1;
  const turns = countTurns(maze.grid, way);
  const wayWeight = solutionLength + SOLVER.turnCost * turns;
  const score = scoreOf(rawScore(wayWeight, weight), cells);
  const deadEnds = deadEndsOf(maze);
  const { forward, backward } = deadEndDirections(maze, way, deadEnds, SOLVER.sight);
  return {
    score,
    grade: gradeOf(score),
    solutionLength,
    turns,
    treeBalance: countLoops(maze) > 0 ? null : treeBalance(tree),
    decisions: countDecisions(way, branches),
    deadEnds: deadEnds.length,
    deadEndPercent: (100 * deadEnds.length) / maze.grid.cellCount,
    forwardDeadEnds: forward,
    backwardDeadEnds: backward,
    branchWeight: weight,
    wayWeight,
  };
}
