import type { Maze } from '../../maze/maze.ts';
import { branchWeight } from './branch-weight.ts';
import { branchesOff } from './branches.ts';
import { deadEndDirections } from './dead-end-directions.ts';
import { deadEndsOf } from './dead-ends.ts';
import { countDecisions } from './decisions.ts';
import { type Grade, gradeOf, rawScore, scoreOf } from './grade.ts';
import { shortestWays } from './shortest-ways.ts';
import { countLoops, type RootedTree, rootTree } from './tree.ts';
import { treeBalance } from './tree-balance.ts';

/** Estimated search effort under a stated solver model, with the raw measures that it is made from. */
export interface Difficulty {
  /** 0 to 100. */
  readonly score: number;
  readonly grade: Grade;
  /** L: steps from the entrance's cell to the exit's; with loops, of a shortest way. */
  readonly solutionLength: number;
  /** Turns along the solution; with several shortest ways, as many as are to be expected. */
  readonly turns: number;
  /** J¹, 0 to 1; null with loops, since it is a measure of trees. */
  readonly treeBalance: number | null;
  /** Cells on the solution at which a branch longer than a glance leads astray; likewise. */
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
 * Measures a maze from its first cell to its last. With loops, all shortest ways count alike. Linear in cells.
 * @param cells name of the tiling, whose scale turns effort into a score
 */
export function measure(maze: Maze, cells: string, first: number, last: number): Difficulty {
  const deadEnds = deadEndsOf(maze);
  const tree = rootTree(maze, [first]);
  const there = measureOneWay(maze, tree, last);
  const back = measureOneWay(maze, rootTree(maze, [last]), first);
  const turns = (there.ways.turns + back.ways.turns) / 2;
  const wayWeight = there.ways.length + SOLVER.turnCost * turns;
  const weight = (there.weight + back.weight) / 2;
  const score = scoreOf(rawScore(wayWeight, weight), cells);
  const { forward, backward } = deadEndDirections(maze, there.ways, deadEnds, SOLVER.sight);
  return {
    score,
    grade: gradeOf(score),
    solutionLength: there.ways.length,
    turns,
    treeBalance: countLoops(maze) > 0 ? null : treeBalance(tree),
    decisions: countDecisions(there.ways, there.branches),
    deadEnds: deadEnds.length,
    deadEndPercent: (100 * deadEnds.length) / maze.grid.cellCount,
    forwardDeadEnds: forward,
    backwardDeadEnds: backward,
    branchWeight: weight,
    wayWeight,
  };
}

/** What differs between the two directions. */
function measureOneWay(maze: Maze, tree: RootedTree, goal: number) {
  const ways = shortestWays(maze, tree, goal);
  const branches = branchesOff(maze, tree, ways, SOLVER);
  return { ways, branches, weight: branchWeight(maze, tree, ways, branches, PULL) };
}
