import { answersPage } from '../page/answers-page.ts';
import type { Kit } from '../page/fill.ts';
import type { Page } from '../page/marks.ts';
import { puzzlePage } from '../page/puzzle-page.ts';
import { titlePage } from '../page/title-page.ts';
import type { Typefaces } from '../page/typeface.ts';
import { aim } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import { openingsOf } from '../puzzle/openings/index.ts';
import { drawPlate, type Plate } from '../puzzle/plate.ts';
import { outlineOf, type Shape, tilingOf } from '../puzzle/spec.ts';
import type { Plan } from './plan.ts';
import type { BookSpec } from './spec.ts';
import { mazesOf } from './words.ts';

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
  const creator = `bookgen ${imprint.version}`;
  const colophon = `Made with ${creator}, seed ${spec.seed}`;
  const firstAnswers = plan.pages.findIndex(({ kind }) => kind === 'answers') + 1;
  const draw = (at: number): Page => {
    const planned = plan.pages[at];
    const folio = at + 1;
    switch (planned.kind) {
      case 'title': {
        const words = {
          title: spec.title,
          summary: summaryOf(spec),
          ...howTo(spec),
          author: spec.author,
          answersPage: String(firstAnswers),
        };
        return titlePage(kit, words, exampleOf(spec));
      }
      case 'puzzle':
        return puzzlePage(kit, plates[planned.puzzle], planned.puzzle + 1, folio);
      case 'answers': {
        const answers = planned.puzzles.map((puzzle) => ({
          plate: plates[puzzle],
          number: puzzle + 1,
          page: plan.pageOfPuzzle[puzzle],
        }));
        const isLast = folio === plan.pages.length;
        return answersPage(
          kit,
          answers,
          folio,
          isLast ? colophon : '',
          folio === firstAnswers ? 'Answers' : undefined,
        );
      }
    }
  };
  return {
    title: spec.title,
    author: spec.author,
    language: 'en',
    creator,
    date: imprint.date,
    typefaces: kit.typefaces,
    shapes: broughtShapes(spec),
    pageCount: plan.pages.length,
    *pages() {
      for (let at = 0; at < plan.pages.length; at++) yield draw(at);
    },
  };
}

function broughtShapes({ shapes }: BookSpec): Exclude<Shape, string>[] {
  const brought = shapes.filter((shape) => typeof shape !== 'string');
  return [...new Map(brought.map((shape) => [JSON.stringify(shape), shape])).values()];
}

/** A title page names no more kinds of cells than this. */
const MOST_KINDS = 4;

/** "50 hard mazes of squares and hexagons, in a circle". */
function summaryOf(spec: BookSpec): string {
  const { cells, shapes } = spec;
  const tilings = [...new Set(cells)].map((name) => tilingOf(name).title.toLowerCase());
  const phrases = [...new Set(shapes.map((shape) => outlineOf(shape).phrase))].filter(
    (phrase) => phrase !== '',
  );
  const shaped = phrases.length === 1 && shapes.length === 1 ? ` ${phrases[0]}` : '';
  const kinds = tilings.length > MOST_KINDS ? `${tilings.length} kinds of cells` : listed(tilings);
  return mazesOf(spec, ` of ${kinds}${shaped}`);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** How to begin and how to end; the last words say how many ways there are. */
function howTo({ openings, braid }: BookSpec): { begin: string; end: string } {
  const [begin, end] = openingsOf(openings).howTo;
  const ways = braid > 0 ? 'There are several ways: find the shortest.' : 'There is exactly one way.';
  return { begin, end: `${end} ${ways}` };
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
