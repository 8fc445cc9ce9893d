import { outlines } from '../../outlines/index.ts';
import { allOpenings } from '../../puzzle/openings/index.ts';
import { tilings } from '../../tilings/index.ts';
import type { BookFacts, Language, WayFacts } from '../language.ts';
import { listed } from '../wording.ts';

/** The registries are in English themselves. */
const cells = Object.fromEntries(
  tilings.map(({ name, title }) => [name, { title, of: title.toLowerCase() }]),
);

const mazesOf = (count: number): string => (count === 1 ? '1 maze' : `${count} mazes`);

/**
 * What mazes a book has: "50 hard mazes", "50 mazes of squares, harder from page to page, suggested for ages 6 to 8".
 * @param what they are, such as " of squares"
 */
export function mazesInEnglish({ mazes, level, ages, pupils, same }: BookFacts, what: string): string {
  const isGrade = typeof level === 'string' && level in grades;
  const counted = [mazes, ...(isGrade ? [level] : []), mazes === 1 ? 'maze' : 'mazes'].join(' ');
  return [`${counted}${what}`, ...levelWords(level), ...ageWords(ages), ...classWords(pupils, same)].join(
    ', ',
  );
}

function levelWords(level: BookFacts['level']): string[] {
  if (level === 'progressive') return ['harder from page to page'];
  if (level === 'mixed') return ['easy to expert by turns'];
  return typeof level === 'object' ? [`score ${level[0]} to ${level[1]}`] : [];
}

function ageWords(ages: BookFacts['ages']): string[] {
  if (!ages) return [];
  const [from, to] = ages;
  return [`suggested for ${from === to ? `age ${from}` : `ages ${from} to ${to}`}`];
}

function classWords(count: number, same: boolean): string[] {
  if (count === 0) return [];
  const pupils = count === 1 ? '1 pupil' : `${count} pupils`;
  return [same ? `the same for ${pupils}` : count === 1 ? `for ${pupils}` : `for each of ${pupils}`];
}

const PLACES = { back: 'at the back', key: 'in the key' } as const;

const grades = { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' } as const;

const wayTaken = ({ steps, isShortest }: WayFacts): string =>
  `${isShortest ? 'a shortest way' : 'the way'} takes ${steps} ${steps === 1 ? 'step' : 'steps'}`;

const described = (name: string, phrase: string): string => `${cells[name].of} ${phrase}`.trim();

export const english: Language = {
  name: 'en',
  title: 'English',
  aliases: ['english'],
  tag: 'en',
  letters: 'Latin',
  defaultTitle: 'Mazes',
  titleOfOne: 'Maze',

  cells,
  shapes: Object.fromEntries(outlines.map(({ name, phrase }) => [name, phrase])),
  inLetters: (word) => `in the letters “${word}”`,
  inShape: (title) => `in the shape “${title}”`,
  grades,
  howTo: Object.fromEntries(allOpenings.map(({ name, howTo }) => [name, howTo])),
  mouseHowTo: ['Start at the mouse.', 'Stop at the cheese.'],
  oneWay: 'There is exactly one way.',
  manyWays: 'There are several ways: find the shortest.',
  sentences: (parts) => parts.join(' '),

  labels: {
    name: 'Name',
    date: 'Date',
    class: 'Class',
    score: 'Score',
    signature: 'Signature',
    example: 'An easy maze, and its answer',
    'how-to': 'How to solve a maze',
    draw: 'Draw a line along the paths. Never cross a wall.',
    stars: 'More stars mean more estimated search effort.',
    'mouse-help': 'Help the mouse find its cheese!',
    'mouse-find': 'Find the cheese!',
  },

  heading: (name, phrase) => `${cells[name].title} ${phrase}`.trim(),
  described,
  summary: (facts) => {
    const kinds =
      typeof facts.cells === 'number'
        ? `${facts.cells} kinds of cells`
        : listed(
            facts.cells.map((name) => cells[name].of),
            ' and ',
          );
    return mazesInEnglish(facts, ` of ${kinds} ${facts.phrase}`.trimEnd());
  },

  answers: 'Answers',
  answersByCode: 'Answers by code',
  keyTitle: (title) => `${title}: answers`,
  answersBegin: (page) => `The answers begin on page ${page}.`,
  answersApart: 'The answers are in a file of their own.',
  answerAt: (number, place) => `Answer ${number ?? ''} ${PLACES[place]}`.replace('  ', ' '),
  answersAt: (first, last, place) => `Answers ${first} to ${last} ${PLACES[place]}`,
  page: (number) => `page ${number}`,
  way: ({ steps, isShortest }) => `${isShortest ? 'shortest way' : 'way'} ${steps}`,
  balance: (share) => `balance ${share.toFixed(2)}`,
  colophon: (creator, seed) => `Made with ${creator}${seed === '' ? '' : `, seed ${seed}`}`,

  notes: 'Notes',
  certificate: {
    heading: 'Certificate',
    hasSolved: (mazes) => `has solved ${mazesOf(mazes)}`,
    wellDone: 'Well done!',
  },
  part: (number) => `Part ${number}`,
  mazes: (first, last) => (first === last ? `Maze ${first}` : `Mazes ${first} to ${last}`),
  gradeRange: (lowest, highest) =>
    lowest === highest ? grades[lowest] : `${grades[lowest]} to ${grades[highest]}`,

  alt: {
    places: [
      ['at the upper left', 'at the top', 'at the upper right'],
      ['on the left', 'in the middle', 'on the right'],
      ['at the lower left', 'at the bottom', 'at the lower right'],
    ],
    openings: {
      entrance: (place) => `entrance ${place}`,
      exit: (place) => `exit ${place}`,
      start: (place) => `start ${place}`,
      goal: (place) => `goal ${place}`,
    },
    puzzle: (number, grade, score, { what, openings }) =>
      `Maze ${number}, ${grade}, ${what}; ${openings.join(', ') || 'no openings'}. ` +
      `Estimated search effort ${score} of 100.`,
    answer: (of, way) =>
      `${'number' in of ? `Answer to maze ${of.number}` : `Answer, ${of.title}`}: ${wayTaken(way)}.`,
    example: ({ what, openings }, way) => `Example, ${what}; ${openings.join(', ')}; ${wayTaken(way)}.`,
  },

  contactSheet: {
    counted: (mazes, seed) =>
      `${mazesOf(mazes)}${mazes === 1 ? '' : ', each'} with its answer · seed ${seed}`,
    pageOf: (page, pages) => `page ${page} of ${pages}`,
  },
  chart: {
    caveat: 'Estimated search effort, by a model; not tested on people.',
    maze: 'maze',
    score: 'score',
    length: 'solution length, in steps',
    balance: (loops) => (loops === 0 ? 'tree balance' : `tree balance (left out: ${loops} with loops)`),
    noBalance: 'no balance: these mazes have loops',
  },
};
