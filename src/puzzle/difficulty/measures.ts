import type { Difficulty } from './measure.ts';

/** How a measure is shown to people. */
export interface MeasureRow {
  readonly key: keyof Difficulty;
  readonly title: string;
  /** What it is, in a few words. */
  readonly about: string;
  /** The same, of a maze with loops, where that is something else. */
  readonly aboutLoops?: string;
  /** Digits after the point. */
  readonly digits: number;
}

/** The measures of a maze in the order in which they are shown. The grade stands with the score. */
export const measures: readonly MeasureRow[] = [
  {
    key: 'score',
    title: 'score',
    about: '0 to 100, from T and W on the scale of these cells',
    digits: 1,
  },
  {
    key: 'solutionLength',
    title: 'solution length L',
    about: 'steps of the way from the first cell to the last',
    aboutLoops: 'steps of the shortest way from the first cell to the last',
    digits: 0,
  },
  {
    key: 'turns',
    title: 'turns',
    about: 'bends of more than 35° along the way',
    aboutLoops: 'bends of more than 35° along a shortest way, the mean of all',
    digits: 0,
  },
  {
    key: 'wayWeight',
    title: 'way weight T',
    about: 'L and turns together',
    digits: 0,
  },
  {
    key: 'decisions',
    title: 'decisions',
    about: 'cells of the way where more than an alcove leads astray',
    aboutLoops: 'the same on a shortest way, the mean of all; a loop is branches that meet',
    digits: 0,
  },
  {
    key: 'branchWeight',
    title: 'branch weight W',
    about: 'moves expected on wrong branches, mean of both directions',
    aboutLoops: 'moves expected on branches; a loop is branches that meet',
    digits: 1,
  },
  {
    key: 'treeBalance',
    title: 'tree balance J¹',
    about: 'how evenly the branches fork, 0 to 1',
    aboutLoops: 'a maze with loops is no tree',
    digits: 2,
  },
  {
    key: 'deadEnds',
    title: 'dead ends',
    about: 'cells with one passage',
    digits: 0,
  },
  {
    key: 'forwardDeadEnds',
    title: 'forward dead ends',
    about: 'those past an alcove that lead nearer to the goal',
    digits: 0,
  },
  {
    key: 'backwardDeadEnds',
    title: 'backward dead ends',
    about: 'those past an alcove that do not',
    digits: 0,
  },
];
