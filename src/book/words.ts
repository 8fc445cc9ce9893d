import type { BookFacts, Language } from '../page/language.ts';
import { mazesInEnglish } from '../page/languages/en.ts';
import { phraseOf } from '../page/phrase.ts';
import type { TitleWords } from '../page/title-page.ts';
import { grades } from '../puzzle/difficulty/grade.ts';
import { MIXED, PROGRESSIVE } from '../puzzle/level.ts';
import { agesOf } from './ages.ts';
import type { BookSpec } from './spec.ts';

/** A title page names no more kinds of cells than this. */
const MOST_KINDS = 4;

/**
 * What mazes a book has, in English: "50 hard mazes", "50 mazes with answers, harder from page to page".
 * @param what they are, such as " with answers"
 */
export function mazesOf(spec: BookSpec, what = ''): string {
  return mazesInEnglish(factsOf(spec, ''), what);
}

/**
 * What a title page says.
 * @param howTo how to begin and to end a maze, if a template has its own words for it
 */
export function titleWords(
  spec: BookSpec,
  language: Language,
  firstAnswers: number,
  howTo: readonly [begin: string, end: string] = language.howTo[spec.openings],
): TitleWords {
  const { title, subtitle, author, answers, braid, shapes } = spec;
  const phrases = new Set(shapes.map((shape) => phraseOf(language, shape)));
  const phrase = shapes.length === 1 ? [...phrases][0] : '';
  const isInside = answers === 'appendix' || answers === 'both';
  const where = isInside ? language.answersBegin(firstAnswers) : language.answersApart;
  const [begin, end] = howTo;
  const [mouse, cheese] = language.mouseHowTo;
  const ways = braid > 0 ? language.manyWays : language.oneWay;
  return {
    title,
    subtitle,
    summaries: summariesOf(spec, language, phrase),
    begin,
    end: language.sentences([end, ways]),
    mouse,
    cheese: braid > 0 ? language.sentences([cheese, ways]) : cheese,
    author,
    answers: answers === 'none' ? '' : where,
  };
}

/** Where there is room for little, kinds of cells are counted, then shape and class are left to the pages that follow. */
function summariesOf(spec: BookSpec, { summary }: Language, phrase: string): string[] {
  const facts = factsOf(spec, phrase);
  const kinds = typeof facts.cells === 'number' ? facts.cells : facts.cells.length;
  const counted = { ...facts, cells: kinds > 1 ? kinds : facts.cells };
  const shapeless = { ...counted, phrase: '' };
  const all = [facts, counted, shapeless, { ...shapeless, pupils: 0 }].map(summary);
  return [...new Set(all)];
}

/**
 * What a puzzle's page says of its answer, or of those from the first to the last. Answers of a class are found by name or
 * code, not by number.
 */
export function answerWords(
  { answers, names, same }: BookSpec,
  language: Language,
  first: number,
  last = first,
): string {
  if (answers === 'none') return '';
  const place = answers === 'separate' ? 'key' : 'back';
  if (names.length > 0 && !same) return language.answerAt(undefined, place);
  return first === last ? language.answerAt(first, place) : language.answersAt(first, last, place);
}

function factsOf({ pages, difficulty, cells, age, names, same }: BookSpec, phrase: string): BookFacts {
  const kinds = [...new Set(cells)];
  return {
    mazes: pages,
    level: levelFacts(difficulty),
    cells: kinds.length > MOST_KINDS ? kinds.length : kinds,
    phrase,
    ages: age === undefined ? undefined : agesOf(age),
    pupils: names.length,
    same,
  };
}

function levelFacts(level: string | undefined): BookFacts['level'] {
  if (level === undefined || level === PROGRESSIVE || level === MIXED) return level;
  const grade = grades.find(({ name }) => name === level)?.name;
  if (grade) return grade;
  const [from, to] = level.split('-').map(Number);
  return [from, to];
}
