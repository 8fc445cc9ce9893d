import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { titleWords } from '../../src/book/words.ts';
import { host } from '../../src/cli/host.ts';
import { flattenCurves } from '../../src/geometry/curves.ts';
import { LINE, MOVE, trace } from '../../src/geometry/path.ts';
import { type Answer, answersPage, answersPerPage } from '../../src/page/answers-page.ts';
import { codesPage } from '../../src/page/codes-page.ts';
import { findSlot, type Kit, slotOf } from '../../src/page/fill.ts';
import type { Language } from '../../src/page/language.ts';
import { languages } from '../../src/page/languages/index.ts';
import type { Box, Mark, Page, PathMark } from '../../src/page/marks.ts';
import { MM, paperOf, papers } from '../../src/page/papers.ts';
import { puzzlePage } from '../../src/page/puzzle-page.ts';
import { puzzlesPage } from '../../src/page/puzzles-page.ts';
import { type PageKind, pageKinds } from '../../src/page/template.ts';
import { boxOfPieces, mapPath } from '../../src/page/template-paths.ts';
import { templates } from '../../src/page/templates.ts';
import { coverPage, titlePage } from '../../src/page/title-page.ts';
import { wordsPage } from '../../src/page/words-page.ts';
import { grades } from '../../src/puzzle/difficulty/grade.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { runs } from '../grid/fixed-seed.ts';
import { boxOf, textsOf } from './mark-geometry.ts';
import { squarePlate } from './square-plate.ts';
import { squareTypefaces } from './square-typeface.ts';

/** No ink is nearer to the edge of a paper that we list than this, in points. */
const MARGIN = 12 * MM;
/** Presses print no smaller letters, in points. */
const SMALLEST = 7;
const SLACK = 1e-6;

const plate = squarePlate({ openings: 'corners', size: [12, 14], seed: 3 });

/** The longest words that the program itself makes, and a name as long as most. */
const WORDS = {
  title: 'Mazes for Long Journeys',
  subtitle: 'A puzzle a day, from the first of June to the last of August',
  summaries: ['2000 mazes of hexagons, floret pentagons and tumbling blocks, suggested for ages 10 to 12'],
  begin: 'Start at the arrow at the upper left.',
  end: 'Leave by the arrow at the lower right. There are several ways: find the shortest.',
  mouse: 'Start at the mouse.',
  cheese: 'Stop at the cheese. There are several ways: find the shortest.',
  author: 'Maximiliane Sommerfeld',
  answers: 'The answers begin on page 2002.',
};
const PER_PAGE = 6;
const SHEET = { number: 2000, title: '2000', answer: 'Answer 2000 at the back' };

function kitOf(paper: string, template = 'classroom'): Kit {
  return openKit(bookSpecSchema.parse({ seed: 'papers', paper, template }), host);
}

function pagesOf(kit: Kit): Readonly<Record<PageKind, Page>> {
  const answer: Answer = { plate, title: '2000', page: 2001 };
  const answers = Array.from({ length: answersPerPage(kit, plate) }, () => answer);
  const { certificate, notes } = kit.language;
  const pupil = 'Maximiliane Sommerfeld';
  const several = {
    numbers: '1995–2000',
    heading: 'Mazes 1995 to 2000',
    pupil,
    answer: 'Answers 1995 to 2000 at the back',
  };
  const puzzles = Array.from({ length: PER_PAGE }, (_, i) => ({ plate, number: 1995 + i }));
  return {
    cover: coverPage(kit, WORDS, plate),
    title: titlePage(kit, WORDS, plate, true),
    section: wordsPage(
      kit,
      'section',
      { heading: pupil, summary: 'Mazes 1995 to 2000', difficulty: 'easy to medium' },
      1994,
    ),
    puzzles: puzzlesPage(kit, puzzles, several, { qr: true, perPage: PER_PAGE }, 2001),
    certificate: wordsPage(
      kit,
      'certificate',
      {
        heading: certificate.heading,
        name: pupil,
        summary: certificate.hasSolved(2000),
        praise: certificate.wellDone,
        title: WORDS.title,
      },
      2399,
    ),
    notes: wordsPage(kit, 'notes', { heading: notes }, 2401),
    puzzle: puzzlePage(kit, plate, { ...SHEET, pupil: 'Maximiliane Sommerfeld', qr: true }, 2001),
    answers: answersPage(kit, answers, 2400, 'Made with bookgen 10.10.10, seed abcdefgh'),
  };
}

/** All that templates may have. */
const SLOTS = ['maze', 'answers', 'lines', 'qr', 'stars'];
/** Kinds of pages on which layouts set words, stars or lines in the slot itself. */
const SET_INSIDE: readonly PageKind[] = ['puzzles', 'answers', 'notes'];

/** The longest of some words. */
const longest = <T>(all: readonly T[], wordsOf: (one: T) => string): T =>
  all.reduce((best, one) => (wordsOf(one).length > wordsOf(best).length ? one : best));

/** Pages with the longest words of a language, each with its kind. */
function pagesIn(language: Language, { typefaces, ...rest }: Kit): (readonly [PageKind, Kit, Page])[] {
  const kit = { ...rest, language, typefaces: language.letters === 'Latin' ? typefaces : squareTypefaces };
  const names = Object.keys(language.cells);
  const cells = [...names].sort((a, b) => language.cells[b].of.length - language.cells[a].of.length);
  const shape = longest(Object.keys(language.shapes), (name) => language.shapes[name]);
  const grade = longest(grades, ({ name }) => language.grades[name]).name;
  const words = allOpenings.flatMap(({ name: openings }) =>
    [0, 0.5].map((braid) => {
      const spec = bookSpecSchema.parse({
        ...{
          seed: 'a',
          pages: 80,
          names: Array(24).fill('Ada'),
          same: true,
          difficulty: grade,
          age: '10-12',
        },
        ...{ cells: cells.slice(0, 4), shapes: [shape], openings, braid, language: language.name },
      });
      return { ...titleWords(spec, language, 2002), author: WORDS.author };
    }),
  );
  const titled = cells.flatMap((name) => ['rectangle', shape].map((of) => ({ cells: name, shape: of })));
  const { cells: titledCells, shape: titledShape } = longest(titled, (one) =>
    language.heading(one.cells, language.shapes[one.shape]),
  );
  const hard = { ...plate, difficulty: { ...plate.difficulty, grade } };
  const plates = [
    { ...hard, spec: { ...plate.spec, cells: cells[0] } },
    { ...hard, spec: { ...plate.spec, cells: titledCells, shape: titledShape } },
  ];
  const answer: Answer = {
    plate: { ...plate, spec: { ...plate.spec, braid: 50 } },
    title: '2000',
    page: 2001,
  };
  const answers = Array.from({ length: answersPerPage(kit, plate) }, () => answer);
  const colophon = language.colophon('bookgen 10.10.10', 'abcdefgh');
  const mazes = language.mazes(1995, 2000);
  const pupil = language.letters === 'Latin' ? WORDS.author : '王小明';
  const section = {
    heading: language.part(20),
    summary: mazes,
    difficulty: language.gradeRange('easy', 'expert'),
  };
  const several = {
    numbers: '1995–2000',
    heading: mazes,
    pupil,
    answer: language.answersAt(1995, 2000, 'back'),
  };
  const puzzles = [1995, 1996, 1997, 2000].map((number) => ({ plate: hard, number }));
  const { heading, hasSolved, wellDone } = language.certificate;
  const award = {
    heading,
    name: pupil,
    summary: hasSolved(2000),
    praise: wellDone,
    title: language.defaultTitle,
  };
  const codes = [{ code: '8888-2WE4-BGNXV', pupil: 'Zoë Sommer', number: 20, page: 2000 }];
  return [
    ...words.map((one) => ['title', kit, titlePage(kit, one, plate, true)] as const),
    ...plates.flatMap((one) =>
      (['back', 'key'] as const).map((place) => {
        const sheet = { ...SHEET, answer: language.answerAt(2000, place), pupil: WORDS.author, qr: true };
        return ['puzzle', kit, puzzlePage(kit, one, sheet, 2001)] as const;
      }),
    ),
    ...words.map((one) => ['cover', kit, coverPage(kit, one, plate)] as const),
    ['section', kit, wordsPage(kit, 'section', section, 1994)],
    ['puzzles', kit, puzzlesPage(kit, puzzles, several, { qr: false, perPage: 4 }, 2001)],
    ['certificate', kit, wordsPage(kit, 'certificate', award, 2399)],
    ['notes', kit, wordsPage(kit, 'notes', { heading: language.notes }, 2401)],
    ['answers', kit, answersPage(kit, answers, 2400, colophon, language.answers)],
    ['answers', kit, codesPage(kit, codes, 2400, colophon)],
  ];
}

/** What a box of a line or a drawing is called; such may lie over each other. */
const ART = 'a line or drawing';

type Named = Box & { readonly what: string };

/** Boxes of all that stands on a page: texts, artwork piece by piece, and the slots that mazes and stars fill. */
function boxesOn(kit: Kit, kind: PageKind, marks: readonly Mark[]): Named[] {
  const slots = SLOTS.flatMap((name): Named[] => {
    const box = findSlot(kit, kind, name);
    return box ? [{ ...box, what: name }] : [];
  });
  // A QR code takes its height from the maze's slot; captions of answers stand inside of theirs.
  const qr = kind === 'puzzle' ? slots.find(({ what }) => what === 'qr') : undefined;
  const boxes = slots.map((slot) => (qr && slot.what === 'maze' ? { ...slot, height: qr.y - slot.y } : slot));
  const isSetInside = SET_INSIDE.includes(kind);
  const stars = slots.find(({ what }) => what === 'stars');
  const drawn = marks.flatMap((mark): Named[] => {
    if (mark.kind === 'path') {
      if (mark.role !== 'decoration') return [];
      const ink = inkOf(mark).filter((box) => !stars || !isWithin(box, grown(stars, 1)));
      return isSetInside ? ink.filter((box) => !isWithin(box, grown(slots[0], 1))) : ink;
    }
    if (mark.kind === 'image') throw new Error('no template that comes with bookgen has pictures');
    const box = boxOf(mark, kit.typefaces);
    return isSetInside && isWithin(box, slots[0]) ? [] : [{ ...box, what: `“${mark.text}”` }];
  });
  return [...boxes, ...drawn];
}

/** Where a decoration has ink: of what is filled the whole box, of a line each piece, since frames are empty inside. */
function inkOf({ path, originX, originY, scale, stroke }: PathMark): Named[] {
  const whole = mapPath(path, (x, y) => [originX + scale * x, originY + scale * y]);
  if (stroke === undefined) return [{ ...boxOfPieces([{ path: whole }]), what: ART }];
  const pieces: Named[] = [];
  let [start, from]: [readonly number[], readonly number[]] = [[], []];
  const add = (...to: number[]): void => {
    pieces.push({ ...boxOfPieces([{ path: [MOVE, ...from, LINE, ...to], stroke }]), what: ART });
    from = to;
  };
  trace(whole, {
    moveTo: (...point) => {
      start = point;
      from = point;
    },
    lineTo: add,
    bezierCurveTo: (...controls) => {
      const [x, y] = from;
      const [, ...points] = flattenCurves({ x, y, sides: [controls] }, 0.02);
      for (const point of points) add(...point);
    },
    closePath: () => add(...start),
  });
  return pieces;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - SLACK &&
    inner.y >= outer.y - SLACK &&
    inner.x + inner.width <= outer.x + outer.width + SLACK &&
    inner.y + inner.height <= outer.y + outer.height + SLACK
  );
}

/** What is wrong with a page, each fault as a phrase. */
function faultsOn(kit: Kit, kind: PageKind, marks: readonly Mark[], margin: number): string[] {
  const boxes = boxesOn(kit, kind, marks);
  const safe = {
    x: margin,
    y: margin,
    width: kit.width - 2 * margin,
    height: kit.height - 2 * margin,
  };
  const captions = textsOf(marks).map((mark) => ({ ...boxOf(mark, kit.typefaces), what: `“${mark.text}”` }));
  return [
    ...boxes.filter((box) => !isWithin(box, safe)).map(({ what }) => `${what} outside`),
    ...[...overlaps(boxes), ...overlaps(captions)].map(([a, b]) => `${a.what} over ${b.what}`),
  ];
}

/** Artwork is only held against what else there is: a fine frame has thousands of pieces. */
function overlaps(boxes: readonly Named[]): (readonly [Named, Named])[] {
  const art = boxes.filter(({ what }) => what === ART);
  const others = boxes.filter(({ what }) => what !== ART);
  return others.flatMap((a, i) =>
    [...others.slice(i + 1), ...art]
      .filter(
        (b) =>
          a.x + a.width > b.x + SLACK &&
          b.x + b.width > a.x + SLACK &&
          a.y + a.height > b.y + SLACK &&
          b.y + b.height > a.y + SLACK,
      )
      .map((b) => [a, b] as const),
  );
}

/** Papers on which each template is tried: the largest, the smallest, a square, and those of the designer. */
const TRIED = ['letter', 'a4', 'a5', 'a3', '5x8in', '8.25x8.25in'];
/** Trims of presses that are no papers of ours, the only wide one among them; there margins may shrink a little. */
const TRIMS = [
  '5.06x7.81in',
  '5.25x8in',
  '6.14x9.21in',
  '6.69x9.61in',
  '7.44x9.69in',
  '7.5x9.25in',
  '8.25x6in',
];
/** The least part of a page that is its maze's: margins and frames are a template's own. */
const ROOM: Readonly<Record<string, number>> = { kids: 0.35, 'large-print': 0.38 };

describe('templates work on every paper: all inside the margins, nothing over anything else', () => {
  const tried = templates.flatMap(({ name }) =>
    (name === 'classroom' ? papers.map((paper) => paper.name) : TRIED).map((paper) => [name, paper] as const),
  );
  test.each(tried)('%s on %s', (template, paper) => {
    const kit = kitOf(paper, template);
    const pages = pagesOf(kit);
    for (const kind of pageKinds) {
      expect(faultsOn(kit, kind, pages[kind].marks, MARGIN), kind).toEqual([]);
      for (const { size, text } of textsOf(pages[kind].marks))
        expect(size, text).toBeGreaterThanOrEqual(SMALLEST);
    }
    const { width, height } = slotOf(kit, 'puzzle', 'maze');
    expect((width * height) / (kit.width * kit.height)).toBeGreaterThan(ROOM[template] ?? 0.45);
  });

  // Lines to write on begin where the words before them end.
  test.each(tried)(
    '%s on %s, with labels half as long again, as other languages have them',
    (template, paper) => {
      const kit = kitOf(paper, template);
      const longer = (word: string): string => word.repeat(2).slice(0, Math.ceil(1.5 * word.length));
      const labels = { ...kit.language.labels };
      for (const key of ['name', 'date', 'class', 'score', 'signature'] as const)
        labels[key] = longer(labels[key]);
      const translated = { ...kit, language: { ...kit.language, labels } };
      const pages = pagesOf(translated);
      for (const kind of ['puzzles', 'certificate', 'notes'] as const)
        expect(faultsOn(translated, kind, pages[kind].marks, MARGIN), kind).toEqual([]);
    },
  );

  test.each(TRIMS)('and on the trim %s', (paper) => {
    for (const { name } of templates) {
      const kit = kitOf(paper, name);
      const pages = pagesOf(kit);
      for (const kind of pageKinds) {
        expect(faultsOn(kit, kind, pages[kind].marks, MARGIN * 0.8), `${name} ${kind}`).toEqual([]);
        for (const { size, text } of textsOf(pages[kind].marks)) expect(size, text).toBeGreaterThanOrEqual(6);
      }
    }
  });

  test('and on papers of any size, with margins that shrink with the page', () => {
    const side = fc.integer({ min: 288, max: 1728 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...templates), (across, down, { name }) => {
        const kit = kitOf(`${across}x${down}pt`, name);
        const pages = pagesOf(kit);
        for (const kind of pageKinds)
          expect(faultsOn(kit, kind, pages[kind].marks, MARGIN * 0.5), kind).toEqual([]);
      }),
      runs(40),
    );
  });

  test.each(templates.flatMap(({ name }) => TRIED.map((paper) => [name, paper] as const)))(
    '%s on %s with the longest words of every language',
    (template, paper) => {
      for (const language of languages) {
        for (const [kind, kit, page] of pagesIn(language, kitOf(paper, template))) {
          expect(faultsOn(kit, kind, page.marks, MARGIN), `${language.name} ${kind}`).toEqual([]);
          for (const { size, text } of textsOf(page.marks))
            expect(size, `${language.name} ${text}`).toBeGreaterThanOrEqual(SMALLEST);
        }
      }
    },
  );

  test('the check can fail: a text that is moved, a slot that grows, a page that is narrower', () => {
    const kit = kitOf('a5');
    const { puzzle } = pagesOf(kit);
    const [first] = textsOf(puzzle.marks);
    const moved = (by: Partial<Mark>): Mark[] =>
      puzzle.marks.map((mark) => (mark === first ? ({ ...mark, ...by } as Mark) : mark));
    expect(faultsOn(kit, 'puzzle', puzzle.marks, MARGIN)).toEqual([]);
    expect(faultsOn(kit, 'puzzle', moved({ x: 30 }), MARGIN)).toContain('“2000” outside');
    expect(faultsOn(kit, 'puzzle', moved({ y: first.y + 14 }), MARGIN).join()).toMatch(/over “2000”/);
    expect(faultsOn({ ...kit, width: kit.width - 20 }, 'puzzle', puzzle.marks, MARGIN)).not.toEqual([]);
    expect(faultsOn(kit, 'puzzle', puzzle.marks, 16 * MM)).not.toEqual([]);
    // A frame is in the way where it has ink, and only there.
    const framed = kitOf('a5', 'elegant');
    const { answers } = pagesOf(framed);
    const [heading] = textsOf(answers.marks);
    const onFrame = answers.marks.map((mark) => (mark === heading ? { ...heading, x: 40 } : mark));
    expect(faultsOn(framed, 'answers', answers.marks, MARGIN)).toEqual([]);
    expect(faultsOn(framed, 'answers', onFrame, MARGIN).join()).toContain(`“${heading.text}”`);
  });

  test('a text has the size that its designer gave it on the designer’s paper, and grows with a larger one', () => {
    const numberOn = (paper: string) => textsOf(pagesOf(kitOf(paper)).puzzle.marks)[0].size;
    expect(numberOn('letter')).toBe(28);
    expect(numberOn('a4')).toBe(28);
    expect(numberOn('legal')).toBe(28);
    expect(numberOn('tabloid')).toBeCloseTo((28 * 792) / 612, 9);
    expect(numberOn('5.5x8.5in')).toBe(24);
  });
});

describe('a paper is read from', () => {
  test.each([
    ['a4', 'a4', 210 * MM, 297 * MM],
    ['DIN-A4', 'a4', 210 * MM, 297 * MM],
    ['6x9in', '6x9in', 432, 648],
    ['6.0 × 9 IN', '6x9in', 432, 648],
    ['half-letter', '5.5x8.5in', 396, 612],
    ['210x297mm', '210x297mm', 210 * MM, 297 * MM],
    ['500x700pt', '500x700pt', 500, 700],
    ['11x8.5in', '11x8.5in', 792, 612],
    ['101.6x609.6mm', '101.6x609.6mm', 288, 1728],
    ['24x4in', '24x4in', 1728, 288],
  ])('%s', (text, name, width, height) => {
    const paper = paperOf(text);
    expect(paper?.name).toBe(name);
    expect(paper?.width).toBeCloseTo(width, 9);
    expect(paper?.height).toBeCloseTo(height, 9);
    // Its plain spelling stands for the same paper.
    expect(paperOf(name)).toEqual(paper);
  });

  test.each(['6x9', '1x1in', '3.9x9in', '6x24.1in', 'a44', '', 'x', '6xin', '-6x9in', '1e3x700pt', '6x9ft'])(
    'but not from “%s”',
    (text) => expect(paperOf(text)).toBeUndefined(),
  );

  test('names are sizes, where they look like it', () => {
    for (const { name, width, height } of papers) {
      const size = name.match(/^([\d.]+)x([\d.]+)in$/);
      if (size) expect([width, height]).toEqual([72 * Number(size[1]), 72 * Number(size[2])]);
    }
  });

  test.each([
    ['6x9', 'a size with its unit works, such as 6x9in'],
    ['1x1in', 'each side from 4 to 24 in'],
  ])('a book on “%s” is refused, with what would work', (paper, words) => {
    const { error } = bookSpecSchema.safeParse({ seed: 'a', paper });
    expect(error?.issues[0].message).toContain(words);
  });
});
