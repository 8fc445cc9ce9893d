import { type Maze, OPEN } from '../../maze/maze.ts';
import { branchWeight } from './branches.ts';
import { type Grade, gradeOf, rawScore, scoreOf } from './grade.ts';
import { rootTree } from './tree.ts';
import { treeBalance } from './tree-balance.ts';
import { countTurns } from './turns.ts';

/** Estimated search effort under a stated solver model, with the raw measures that it is made from. */
export interface Difficulty {
  /** 0 to 100. */
  readonly score: number;
  readonly grade: Grade;
  /** L: steps from the entrance's cell to the exit's. */
  readonly solutionLength: number;
  /** Turns along the solution. */
  readonly turns: number;
  /** J¹, 0 to 1. */
  readonly treeBalance: number;
  /** Cells on the solution at which a branch longer than a glance leads astray. */
  readonly decisions: number;
  readonly deadEnds: number;
  /** Dead ends in every 100 cells. */
  readonly deadEndPercent: number;
  /** W: expected wasted effort on wrong branches, in cells. */
  readonly branchWeight: number;
  /** T: solution length plus turns. */
  readonly wayWeight: number;
}

const TURN_COST = 1;
const SOLVER = { sight: 3, pull: 1, turnCost: TURN_COST };

/**
 * Measures a perfect maze by its way from entrance to exit. Linear in cells.
 * @param way cells of the solution in order
 */
export function measure(maze: Maze, way: readonly number[]): Difficulty {
  const tree = rootTree(maze, way[0]);
  const solutionLength = way.length - 1;
  const turns = countTurns(maze.grid, way);
  const wayWeight = solutionLength + TURN_COST * turns;
  const { weight, decisions } = branchWeight(maze.grid, tree, way, SOLVER);
  const score = scoreOf(rawScore(wayWeight, weight));
  const deadEnds = countDeadEnds(maze);
  return {
    score,
    grade: gradeOf(score),
    solutionLength,
    turns,
    treeBalance: treeBalance(tree),
    decisions,
    deadEnds,
    deadEndPercent: (100 * deadEnds) / maze.grid.cellCount,
    branchWeight: weight,
    wayWeight,
  };
}

/** Cells with one passage; an opening in the border is a passage too. */
function countDeadEnds({ grid, doors }: Maze): number {
  let deadEnds = 0;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    let passages = 0;
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      if (doors[grid.edgeOfSide[side]] === OPEN) passages++;
    }
    if (passages === 1) deadEnds++;
  }
  return deadEnds;
}
