import { answersPage } from '../page/answers-page.ts';
import { codesPage } from '../page/codes-page.ts';
import type { Kit } from '../page/fill.ts';
import type { Page } from '../page/marks.ts';
import { puzzlePage } from '../page/puzzle-page.ts';
import { puzzlesPage } from '../page/puzzles-page.ts';
import { coverPage, titlePage } from '../page/title-page.ts';
import type { Typefaces } from '../page/typeface.ts';
import { wordsPage } from '../page/words-page.ts';
import { aim } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import { drawPlate, type Plate } from '../puzzle/plate.ts';
import type { Shape } from '../puzzle/spec.ts';
import type { Plan, PlannedPage } from './plan.ts';
import type { Section } from './sections.ts';
import type { BookSpec } from './spec.ts';
import { answerWords, titleWords } from './words.ts';

/** A puzzle as it stands in a book. */
export interface PrintedMaze {
  readonly number: number;
  /** The page that it is on, from 1. */
  readonly page: number;
  readonly code: string;
  /** Whose it is, in a class. */
  readonly name?: string | undefined;
}

/** Pages in printing order, and what a printer or a reader needs to know of them. */
export interface Book {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** The program that made it, with its version. */
  readonly creator: string;
  readonly date: Date;
  readonly typefaces: Typefaces;
  /** Shapes from files or texts, each once: puzzle codes name those by a digest only. */
  readonly shapes: readonly Exclude<Shape, string>[];
  /** Its puzzles, in the order of their pages; those without a page are left out. */
  readonly mazes: readonly PrintedMaze[];
  /** The PDF is to be tagged. */
  readonly accessible?: boolean;
  readonly pageCount: number;
  /** Draws the pages one by one, each when it is asked for. */
  pages(): Iterable<Page>;
}

/** What is known about the making of a book, besides what was asked for. */
export interface Imprint {
  readonly version: string;
  readonly date: Date;
}

/** Turns a plan into a book. Nothing is drawn before its pages are asked for. */
export function assemble(
  spec: BookSpec,
  kit: Kit,
  plates: readonly Plate[],
  plan: Plan,
  imprint: Imprint,
): Book {
  return bookOf(
    spec,
    kit,
    plates,
    plan,
    plan.pages,
    drawer(spec, kit, plates, plan, plan.pages, imprint),
    imprint,
  );
}

/** The answers of a book as one of their own; undefined if the plan has none. */
export function assembleKey(
  spec: BookSpec,
  kit: Kit,
  plates: readonly Plate[],
  plan: Plan,
  imprint: Imprint,
): Book | undefined {
  if (plan.keyPages.length === 0) return undefined;
  const key = { ...spec, title: kit.language.keyTitle(spec.title) };
  return bookOf(
    key,
    kit,
    plates,
    plan,
    plan.keyPages,
    drawer(spec, kit, plates, plan, plan.keyPages, imprint),
    imprint,
  );
}

function bookOf(
  spec: BookSpec,
  kit: Kit,
  plates: readonly Plate[],
  plan: Plan,
  pages: readonly PlannedPage[],
  draw: (at: number) => Page,
  imprint: Imprint,
): Book {
  return {
    title: spec.title,
    author: spec.author,
    language: kit.language.tag,
    creator: creatorOf(imprint),
    date: imprint.date,
    typefaces: kit.typefaces,
    shapes: broughtShapes(spec),
    mazes: plan.sheets.flatMap(({ number, maze, pupil }, sheet): PrintedMaze[] => {
      const page = plan.pageOfSheet[sheet];
      return page === undefined ? [] : [{ number, page, code: plates[maze].code, name: pupil }];
    }),
    accessible: spec.accessible,
    pageCount: pages.length,
    *pages() {
      for (let at = 0; at < pages.length; at++) yield draw(at);
    },
  };
}

const creatorOf = ({ version }: Imprint): string => `bookgen ${version}`;

/** Draws a page by its place. */
function drawer(
  spec: BookSpec,
  kit: Kit,
  plates: readonly Plate[],
  plan: Plan,
  pages: readonly PlannedPage[],
  imprint: Imprint,
): (at: number) => Page {
  const {
    language,
    template: { howTo },
  } = kit;
  const colophon = language.colophon(creatorOf(imprint), spec.seed);
  const sheetsOfMaze = plates.map((): number[] => []);
  plan.sheets.forEach(({ maze }, sheet) => {
    sheetsOfMaze[maze].push(sheet);
  });
  const answersAt = new Map<number, number>();
  pages.forEach((page, at) => {
    if (page.kind === 'answers') for (const maze of page.mazes) answersAt.set(maze, at);
  });
  const answerPages = new Set(answersAt.values());
  const lastOfKey = pages.findLastIndex(({ kind }) => kind === 'answers' || kind === 'codes');
  const firstAnswers = Math.min(...answerPages);
  const isOnly = answerPages.size === 1;
  return (at) => {
    const planned = pages[at];
    const folio = at + 1;
    const last = at === lastOfKey ? colophon : '';
    switch (planned.kind) {
      case 'cover':
        return coverPage(kit, titleWords(spec, language, firstAnswers + 1, howTo), plates[0]);
      case 'title':
        return titlePage(
          kit,
          titleWords(spec, language, firstAnswers + 1, howTo),
          exampleOf(spec, kit),
          at === 0,
        );
      case 'section':
        return sectionPage(kit, planned.section, folio);
      case 'puzzle': {
        const sheets = planned.sheets.map((sheet) => plan.sheets[sheet]);
        const [first, last] = [sheets[0], sheets[sheets.length - 1]];
        if (spec.perPage === 1) {
          const answer = answerWords(spec, language, first.number);
          return puzzlePage(kit, plates[first.maze], { ...first, answer, qr: spec.qr }, folio);
        }
        const words = {
          numbers: first === last ? String(first.number) : `${first.number}–${last.number}`,
          heading: language.mazes(first.number, last.number),
          pupil: first.pupil,
          answer: answerWords(spec, language, first.number, last.number),
        };
        const puzzles = sheets.map(({ maze, number }) => ({ plate: plates[maze], number }));
        return puzzlesPage(kit, puzzles, words, spec, folio);
      }
      case 'certificate':
        return certificatePage(kit, spec, planned.pupil ?? '', folio);
      case 'notes':
        return wordsPage(kit, 'notes', { heading: kit.language.notes }, folio);
      case 'answers': {
        const answers = planned.mazes.map((maze) => {
          const sheets = sheetsOfMaze[maze];
          return {
            plate: plates[maze],
            title: plan.sheets[sheets[0]].title,
            page: sheets.length > 1 ? undefined : plan.pageOfSheet[sheets[0]],
          };
        });
        return answersPage(
          kit,
          answers,
          folio,
          last,
          at === firstAnswers ? language.answers : undefined,
          isOnly,
        );
      }
      case 'codes': {
        const codes = planned.mazes.map((maze) => {
          const { number, pupil = '' } = plan.sheets[sheetsOfMaze[maze][0]];
          return { code: plates[maze].code, pupil, number, page: 1 + (answersAt.get(maze) as number) };
        });
        return codesPage(kit, codes, folio, last);
      }
    }
  };
}

/** The first page of a section: what it is called, which mazes it has, and their grades. */
function sectionPage(kit: Kit, section: Section | undefined, folio: number): Page {
  const { language } = kit;
  if (!section) return wordsPage(kit, 'section', { heading: language.answers }, folio);
  const { part, pupil, numbers, grades } = section;
  const mazes = language.mazes(...numbers);
  const name = pupil ?? (part === undefined ? undefined : language.part(part));
  const values = {
    heading: name ?? mazes,
    summary: name === undefined ? '' : mazes,
    difficulty: language.gradeRange(...grades),
  };
  return wordsPage(kit, 'section', values, folio, { title: values.heading, level: 0 });
}

/** An award for who has solved a book: a pupil, or whoever writes a name on it. */
function certificatePage(kit: Kit, spec: BookSpec, name: string, folio: number): Page {
  const { heading, hasSolved, wellDone } = kit.language.certificate;
  const values = { heading, name, summary: hasSolved(spec.pages), praise: wellDone, title: spec.title };
  return wordsPage(kit, 'certificate', values, folio);
}

function broughtShapes({ shapes }: BookSpec): Exclude<Shape, string>[] {
  const brought = shapes.filter((shape) => typeof shape !== 'string');
  return [...new Map(brought.map((shape) => [JSON.stringify(shape), shape])).values()];
}

/** Where walls are thicker than this share of a corridor, as in large print, an example has only so many cells. */
const THICK = 0.12;
const FEW_CELLS = [20, 30] as const;

/** A small easy maze of the book's first kind of cell, for the title page. */
function exampleOf({ seed, cells, openings }: BookSpec, { template }: Kit): Plate {
  const wish = {
    seed,
    count: 1,
    level: 'easy',
    cells,
    shapes: ['rectangle'],
    edge: 'smooth',
    algorithms: ['backtracker'],
    openings,
    braid: 0,
    aspect: 1,
  } as const;
  const fewer = template.walls.share > THICK ? { level: undefined, cellRange: FEW_CELLS } : {};
  return drawPlate(aim({ ...wish, ...fewer }, 1, new GridCache()));
}
