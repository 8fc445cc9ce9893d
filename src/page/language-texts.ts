import { grades } from '../puzzle/difficulty/grade.ts';
import type { BookFacts, Language } from './language.ts';

const WAYS = [
  { steps: 1, isShortest: false },
  { steps: 43, isShortest: true },
] as const;
const COUNTS = [1, 2, 50] as const;
const PLACES = ['back', 'key'] as const;

/** One text for each thing that a language says, with small and large numbers where it has some; none stands alone. */
export function textsOf(language: Language): string[] {
  const { labels, alt, contactSheet, chart, certificate } = language;
  const [first] = Object.keys(language.cells);
  const names = grades.map(({ name }) => name);
  const openings = Object.values(alt.openings).map((words) => words(alt.places[0][0]));
  const maze = { what: language.described(first, language.shapes.heart), openings };
  return [
    language.defaultTitle,
    language.titleOfOne,
    ...Object.keys(language.cells).flatMap((name) =>
      Object.values(language.shapes).map((phrase) => language.heading(name, phrase)),
    ),
    ...[language.inLetters('EMMA'), language.inShape('dog')].map((phrase) => language.heading(first, phrase)),
    ...Object.values(language.grades),
    ...Object.values(language.howTo).flat(),
    ...language.mouseHowTo,
    language.sentences([language.oneWay, language.manyWays]),
    ...Object.values(labels),
    ...booksOf(language).map(language.summary),
    ...[language.answers, language.answersByCode, language.keyTitle(language.defaultTitle)],
    ...[language.answersBegin(7), language.answersApart],
    ...PLACES.flatMap((place) => [
      language.answerAt(7, place),
      language.answerAt(undefined, place),
      language.answersAt(5, 8, place),
    ]),
    ...[language.page(7), language.balance(0.43), language.colophon('bookgen 0.1.0', 'x')],
    ...WAYS.map(language.way),
    ...[language.notes, certificate.heading, certificate.wellDone, ...COUNTS.map(certificate.hasSolved)],
    ...[language.part(2), language.mazes(13, 24), language.mazes(13, 13)],
    ...names.map((name) => language.gradeRange('easy', name)),
    ...alt.places.flat(),
    ...names.map((name) => alt.puzzle(3, name, 50, maze)),
    alt.puzzle(3, 'easy', 50, { ...maze, openings: [] }),
    ...WAYS.flatMap((way) => [
      alt.answer({ number: '7' }, way),
      alt.answer({ title: 'Ada 2' }, way),
      alt.example(maze, way),
    ]),
    ...COUNTS.map((count) => contactSheet.counted(count, 'x')),
    contactSheet.pageOf(1, 3),
    ...[chart.caveat, chart.maze, chart.score, chart.length, chart.noBalance],
    ...[chart.balance(0), chart.balance(3)],
  ];
}

/** Books that have one thing each to say of themselves, and one of which all is said. */
function booksOf({ cells, shapes }: Language): BookFacts[] {
  const names = Object.keys(cells);
  const plain: BookFacts = {
    mazes: 50,
    level: undefined,
    cells: names.slice(0, 1),
    phrase: '',
    ages: undefined,
    pupils: 0,
    same: false,
  };
  const levels = [...grades.map(({ name }) => name), 'progressive', 'mixed', [55, 75]] as const;
  return [
    plain,
    ...names.map((name) => ({ ...plain, cells: [name] })),
    ...levels.flatMap((level) => [
      { ...plain, level },
      { ...plain, level, mazes: 1 },
    ]),
    { ...plain, cells: names.length },
    { ...plain, cells: names.slice(0, 3), phrase: shapes.heart },
    { ...plain, ages: [6, 8] },
    { ...plain, ages: [7, 7] },
    ...[1, 24].flatMap((pupils) =>
      [false, true].flatMap((same) => [
        { ...plain, pupils, same },
        { ...plain, pupils, same, mazes: 1 },
      ]),
    ),
    { ...plain, level: 'hard', cells: names.slice(0, 4), phrase: shapes.heart, ages: [10, 12], pupils: 24 },
  ];
}
