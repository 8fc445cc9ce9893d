import { answersPage } from '../page/answers-page.ts';
import { codesPage } from '../page/codes-page.ts';
import type { Kit } from '../page/fill.ts';
import type { Page } from '../page/marks.ts';
import { puzzlePage } from '../page/puzzle-page.ts';
import { titlePage } from '../page/title-page.ts';
import type { Typefaces } from '../page/typeface.ts';
import { aim } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import { drawPlate, type Plate } from '../puzzle/plate.ts';
import type { Shape } from '../puzzle/spec.ts';
import type { Plan, PlannedPage } from './plan.ts';
import type { BookSpec } from './spec.ts';
import { answerWords, titleWords } from './words.ts';

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
  /** Whose each puzzle page is, in order; empty texts if it is no class's. */
  readonly pupils: readonly string[];
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
  return bookOf(spec, kit, plan, plan.pages, drawer(spec, kit, plates, plan, plan.pages, imprint), imprint);
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
    plan,
    plan.keyPages,
    drawer(spec, kit, plates, plan, plan.keyPages, imprint),
    imprint,
  );
}

function bookOf(
  spec: BookSpec,
  kit: Kit,
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
    pupils: plan.sheets.map(({ pupil }) => pupil ?? ''),
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
  const { language } = kit;
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
  const firstAnswers = Math.min(...answerPages);
  const isOnly = answerPages.size === 1;
  return (at) => {
    const planned = pages[at];
    const folio = at + 1;
    const last = folio === pages.length ? colophon : '';
    switch (planned.kind) {
      case 'title':
        return titlePage(kit, titleWords(spec, language, firstAnswers + 1), exampleOf(spec));
      case 'puzzle': {
        const sheet = plan.sheets[planned.sheet];
        const answer = answerWords(spec, language, sheet.number);
        return puzzlePage(kit, plates[sheet.maze], { ...sheet, answer, qr: spec.qr }, folio);
      }
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

function broughtShapes({ shapes }: BookSpec): Exclude<Shape, string>[] {
  const brought = shapes.filter((shape) => typeof shape !== 'string');
  return [...new Map(brought.map((shape) => [JSON.stringify(shape), shape])).values()];
}

/** A small easy maze of the book's first kind of cell, for the title page. */
function exampleOf({ seed, cells, openings }: BookSpec): Plate {
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
  return drawPlate(aim(wish, 1, new GridCache()));
}
