import type { Grade } from '../puzzle/difficulty/grade.ts';
import type { Variant } from '../registry.ts';

/** How a language calls a kind of cells. */
interface CellWords {
  /** As a heading begins with it: "Hexagons". */
  readonly title: string;
  /** As a sentence says what mazes are of, with what the language puts before each: "hexagons", "d’hexagones". */
  readonly of: string;
}

/** What a title page says of all mazes of a book. */
export interface BookFacts {
  /** Mazes, or mazes for each pupil. */
  readonly mazes: number;
  /** A grade, the lowest and the highest score, harder and harder, all grades by turns, or none that is asked for. */
  readonly level: Grade | readonly [number, number] | 'progressive' | 'mixed' | undefined;
  /** Names of tilings; or, where those are too many to name, how many. */
  readonly cells: readonly string[] | number;
  /** "in a heart", as `shapes` and so on have it; empty if there is nothing to say. */
  readonly phrase: string;
  /** Years. */
  readonly ages: readonly [number, number] | undefined;
  /** 0 if the book is for no class. */
  readonly pupils: number;
  /** All pupils have the same mazes. */
  readonly same: boolean;
}

/** Where the answers are: at the end of the book, or in a file of their own. */
type AnswersPlace = 'back' | 'key';

/** Three places from left to right. */
type Thirds = readonly [string, string, string];

/** A maze that alternative texts tell of. */
export interface MazeFacts {
  /** "hexagons in a heart", as `described` has it. */
  readonly what: string;
  /** "entrance at the upper left", each; none if the page shows none. */
  readonly openings: readonly string[];
}

/** A way that alternative texts tell of. */
export interface WayFacts {
  readonly steps: number;
  /** There are several, and this is one of the shortest. */
  readonly isShortest: boolean;
}

/**
 * All words that the program itself puts on the pages of a book and into its file. Sentences are whole: they begin with
 * a capital and end with a full stop, where the language has those. Nothing is put together from words of two entries.
 */
export interface Language extends Variant {
  /** BCP 47, for the file. */
  readonly tag: string;
  /** What its letters are called, for messages: "Chinese". */
  readonly letters: string;
  /** The title of a book that has none of its own: "Mazes". */
  readonly defaultTitle: string;
  /** The title of an answer to a code alone: "Maze". */
  readonly titleOfOne: string;

  /** By the name of a tiling. */
  readonly cells: Readonly<Record<string, CellWords>>;
  /** What an outline adds to a heading, by its name: "in a heart"; empty for a rectangle. */
  readonly shapes: Readonly<Record<string, string>>;
  /** The same of letters, and of a picture with a name. */
  readonly inLetters: (word: string) => string;
  readonly inShape: (title: string) => string;
  readonly grades: Readonly<Record<Grade, string>>;
  /** By the name of the openings. */
  readonly howTo: Readonly<Record<string, readonly [begin: string, end: string]>>;
  /** How to begin and to end where a mouse and its cheese stand at the openings. */
  readonly mouseHowTo: readonly [begin: string, end: string];
  /** How many ways there are. */
  readonly oneWay: string;
  readonly manyWays: string;
  /** Sentences, one after another. */
  readonly sentences: (parts: readonly string[]) => string;

  /** Words of templates, each in the place of `{{label-<key>}}`. */
  readonly labels: {
    readonly name: string;
    readonly date: string;
    readonly class: string;
    readonly score: string;
    readonly signature: string;
    /** Below the solved maze of a title page. */
    readonly example: string;
    readonly 'how-to': string;
    readonly draw: string;
    readonly stars: string;
    readonly 'mouse-help': string;
    readonly 'mouse-find': string;
  };

  /** "Hexagons in a heart". */
  readonly heading: (cells: string, phrase: string) => string;
  /** The same within a sentence: "hexagons in a heart". */
  readonly described: (cells: string, phrase: string) => string;
  /** "50 hard mazes of squares and hexagons, suggested for ages 6 to 8". */
  readonly summary: (facts: BookFacts) => string;

  /** "Answers", and "Answers by code". */
  readonly answers: string;
  readonly answersByCode: string;
  /** "Mazes: answers", the title of a file of answers. */
  readonly keyTitle: (title: string) => string;
  readonly answersBegin: (page: number) => string;
  readonly answersApart: string;
  /** "Answer 7 at the back"; without a number where those tell nothing, as in a class. */
  readonly answerAt: (number: number | undefined, place: AnswersPlace) => string;
  /** "Answers 5 to 8 at the back". */
  readonly answersAt: (first: number, last: number, place: AnswersPlace) => string;
  /** "page 7". */
  readonly page: (number: number) => string;
  /** "way 43", "shortest way 43". */
  readonly way: (facts: WayFacts) => string;
  /** "balance 0.43". */
  readonly balance: (share: number) => string;
  /** "Made with bookgen 0.1.0, seed x"; without a seed where nobody knows it. */
  readonly colophon: (creator: string, seed: string) => string;

  /** "Notes". */
  readonly notes: string;
  readonly certificate: {
    readonly heading: string;
    /** Goes on from the line with a name: "has solved 50 mazes". */
    readonly hasSolved: (mazes: number) => string;
    readonly wellDone: string;
  };
  /** "Part 2". */
  readonly part: (number: number) => string;
  /** "Mazes 13 to 24"; of a single one "Maze 13". */
  readonly mazes: (first: number, last: number) => string;
  /** "easy to medium"; of a single one "easy". */
  readonly gradeRange: (lowest: Grade, highest: Grade) => string;

  readonly alt: {
    /** Thirds of a maze across and down, row by row from the upper left: "at the upper left". */
    readonly places: readonly [Thirds, Thirds, Thirds];
    /** What a place is: a gap in the border or a place inside. */
    readonly openings: Readonly<Record<'entrance' | 'exit' | 'start' | 'goal', (place: string) => string>>;
    /** A maze with its score, 0 to 100. */
    readonly puzzle: (number: number, grade: Grade, score: number, maze: MazeFacts) => string;
    /** An answer by the number of its maze, or by whose it is. */
    readonly answer: (of: { readonly number: string } | { readonly title: string }, way: WayFacts) => string;
    readonly example: (maze: MazeFacts, way: WayFacts) => string;
  };

  readonly contactSheet: {
    /** "50 mazes, each with its answer · seed x". */
    readonly counted: (mazes: number, seed: string) => string;
    /** "page 1 of 3". */
    readonly pageOf: (page: number, pages: number) => string;
  };
  readonly chart: {
    readonly caveat: string;
    readonly maze: string;
    readonly score: string;
    readonly length: string;
    /** The axis of tree balance, and how many mazes with loops are left out there. */
    readonly balance: (loops: number) => string;
    readonly noBalance: string;
  };
}
