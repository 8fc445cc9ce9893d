import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { CLOSE, LINE, MOVE } from '../../src/geometry/path.ts';
import { fill, type Kit } from '../../src/page/fill.ts';
import { english } from '../../src/page/languages/en.ts';
import type { PathMark } from '../../src/page/marks.ts';
import { untold } from '../../src/page/maze-box.ts';
import { openTypefaces } from '../../src/page/open-fonts.ts';
import { papers } from '../../src/page/papers.ts';
import { puzzlePage } from '../../src/page/puzzle-page.ts';
import { pageKinds, type Template } from '../../src/page/template.ts';
import { readTemplate } from '../../src/page/template-file.ts';
import { boxOfPieces } from '../../src/page/template-paths.ts';
import { templates } from '../../src/page/templates.ts';
import { inSmallCaps } from '../../src/page/text-caps.ts';
import { tilings } from '../../src/tilings/index.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squarePlate } from './square-plate.ts';

const typefaces = openTypefaces('atkinson-hyperlegible', (weight, font) => host.readFont(weight, font));
const MANIFEST = {
  margin: '10mm',
  font: 'atkinson-hyperlegible',
  order: ['title', 'puzzle', 'answers'],
  pages: Object.fromEntries(pageKinds.map((kind) => [kind, ['page.svg']])),
  sizes: {
    least: 7,
    puzzle: { number: 16, note: 9 },
    answer: { number: 12, note: 8.5 },
    list: 9.5,
    line: 24,
  },
  walls: { share: 0.1, thinnest: 1, thickest: 2 },
};

const plate = squarePlate({ openings: 'far', size: [6, 6], seed: 1 });

/** A template whose pages all hold this, on paper of 400 by 600 points. */
function templateOf(inside: string): Template {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600">${inside}</svg>`;
  return readTemplate('mine', (file) => (file === 'template.json' ? JSON.stringify(MANIFEST) : svg));
}

/** What such a template draws on paper of some size. */
function drawn(inside: string, width = 400, height = 600): PathMark[] {
  const kit: Kit = { template: templateOf(inside), typefaces, language: english, width, height };
  return fill(kit, 'title', {}).filter((mark) => mark.kind === 'path');
}

/** Left, top, right and bottom of a mark's ink, in points on the page. */
function edgesOf({ path, originX, originY, scale, stroke = 0 }: PathMark): number[] {
  const { x, y, width, height } = boxOfPieces([{ path, stroke: stroke / scale }]);
  return [x, y, x + width, y + height].map((at, i) => (i % 2 === 0 ? originX : originY) + scale * at);
}

describe('artwork', () => {
  test('becomes ink: fills and lines in black and greys, groups and transforms', () => {
    const marks = drawn(
      '<g transform="translate(10 20) scale(2)" stroke="#888" stroke-width="1.5"><path d="M0 0H5v5z" fill="none"/>' +
        '<g fill="white"><polygon points="0,0 4,0 4,4" stroke="none"/></g><line x1="0" y1="0" x2="0" y2="9"/></g>' +
        '<polyline points="50,50 60,50 60,70" fill="none" stroke="black" stroke-width="2"/>',
    );
    expect(marks.map(({ role }) => role)).toEqual(Array(4).fill('decoration'));
    expect(marks.map(({ stroke, grey }) => [stroke, grey])).toEqual([
      [3, 136 / 255],
      [undefined, 1],
      [3, 136 / 255],
      [2, undefined],
    ]);
    expect(Array.from(marks[0].path)).toEqual([MOVE, 10, 20, LINE, 20, 20, LINE, 20, 30, CLOSE]);
    expect(Array.from(marks[2].path)).toEqual([MOVE, 10, 20, LINE, 10, 38]);
    // A polyline stays open.
    expect(Array.from(marks[3].path)).toEqual([MOVE, 50, 50, LINE, 60, 50, LINE, 60, 70]);
    expect(edgesOf(drawn('<circle cx="60" cy="70" r="20"/>')[0]).map(Math.round)).toEqual([40, 50, 80, 90]);
  });

  test('moves as a whole with its nearest edges, or with the middle, and is as large as it was', () => {
    const more = fc.integer({ min: 0, max: 100 });
    const corner = fc.record({ x: fc.integer({ min: 30, max: 340 }), y: fc.integer({ min: 30, max: 540 }) });
    fc.assert(
      fc.property(more, corner, (wider, { x, y }) => {
        const rect = `<g><rect x="${x}" y="${y}" width="30" height="20"/></g>`;
        const moved = x < 185 ? 0 : x === 185 ? wider / 2 : wider;
        expect(edgesOf(drawn(rect, 400 + wider)[0])).toEqual([x + moved, y, x + moved + 30, y + 20]);
      }),
      runs(50),
    );
    // On paper larger both ways it grows.
    const [left, top, right, bottom] = edgesOf(
      drawn('<rect x="50" y="50" width="30" height="20"/>', 800, 1200)[0],
    );
    expect([right - left, bottom - top]).toEqual([60, 40]);
  });

  test('stretches where it says so: a frame keeps its distance to all edges, and its corners their form', () => {
    const frame =
      '<rect x="30" y="40" width="340" height="520" rx="12" fill="none" stroke="black" data-stretch=""/>';
    expect(edgesOf(drawn(frame, 500, 600)[0])).toEqual(
      [29.5, 39.5, 470.5, 560.5].map((n) => expect.closeTo(n, 6)),
    );
    const [whole] = drawn(frame.replace(' data-stretch=""', ''), 500, 600);
    expect(edgesOf(whole)).toEqual([79.5, 39.5, 420.5, 560.5].map((n) => expect.closeTo(n, 6)));
    const [stretched, own] = [drawn(frame, 500, 600)[0], drawn(frame)[0]];
    const shifts = Array.from(own.path, (value, i) => Math.round((stretched.path[i] - value) * 1e6) / 1e6);
    expect([...new Set(shifts)].sort((a, b) => a - b)).toEqual([0, 100]);
  });

  test.each([
    [
      '<image href="a.png"/>',
      '<image> is not one of text, line, rect with an id like maze-slot, and artwork',
    ],
    ['<g><text>a</text></g>', '<text> in artwork is not one of g, line, path, rect'],
    ['<rect x="0" y="0" width="9" height="9" style="fill:red"/>', 'style of a <rect> does not work'],
    [
      '<rect x="0" y="0" width="9" height="9" fill="red"/>',
      'the colour red does not work; none, black, white',
    ],
    ['<circle cx="1cm" cy="0" r="9"/>', 'cx of a <circle> is not a number'],
    ['<path d="M0 0 L5"/>', 'a <path> is not drawn right'],
    ['<circle cx="0" cy="0" r="0"/>', 'a <circle> draws nothing'],
    ['<path d="M0 0H9" stroke="black" stroke-width="0"/>', 'stroke-width of a <path> is not above 0'],
    ['<g>', 'not readable as SVG (line 1, column'],
  ])('%s is refused in one line', (inside, words) => {
    expect(() => templateOf(inside)).toThrow(words);
    expect(() => templateOf(inside)).toThrow(/^template mine\/page\.svg: [^\n]*$/);
  });
});

describe('small capitals', () => {
  const run = { text: '', size: 10, weight: 'bold', gap: 3 } as const;
  const set = (text: string): unknown[] =>
    inSmallCaps({ ...run, text }).map((part) => [part.text, part.size, part.gap]);

  test('are of words in two sizes, and of nothing else', () => {
    expect(set('Hexagons in a Circle 2b')).toEqual([
      ['H', 10, 3],
      ['EXAGONS IN A', 8, 0],
      [' C', 10, 0],
      ['IRCLE', 8, 0],
      [' 2', 10, 0],
      ['B', 8, 0],
    ]);
    expect(set('迷路')).toEqual([['迷路', 10, 3]]);
    expect(set('מבוכים Mazes')).toEqual([['מבוכים Mazes', 10, 3]]);
  });

  test('lose no letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
        const parts = inSmallCaps({ ...run, text });
        const whole = parts.map((part) => part.text).join('');
        expect([text, text.toUpperCase()]).toContain(whole);
      }),
      runs(200),
    );
  });
});

describe('each template that comes with bookgen', () => {
  test.each(templates.map(({ name }) => name))('%s says of itself what lists say', (name) => {
    const manifest = JSON.parse(
      readFileSync(new URL(`../../templates/${name}/template.json`, import.meta.url), 'utf8'),
    );
    const entry = templates.find((one) => one.name === name);
    expect(manifest.title).toBe(entry?.title);
    expect(manifest.about.toLowerCase()).toBe(`${entry?.about}.`.toLowerCase());
  });

  test.each(templates.map(({ name }) => name))(
    '%s has room for all headings beside the greatest number',
    (template) => {
      const letters = { title: 'W', phrase: 'in the letters “WWWWWWWWWWWW”', rings: [[0, 0, 1, 0, 1, 1]] };
      const words = { number: 2000, answer: 'Answer 2000 at the back', qr: false };
      const kit = openKit(bookSpecSchema.parse({ seed: 'headings', paper: '5x8in', template }), host);
      for (const { name: cells } of tilings) {
        for (const shape of ['rectangle', 'octagon', letters]) {
          const named = { ...plate, spec: { ...plate.spec, cells, shape } };
          expect(() => puzzlePage(kit, named, words, 2001), cells).not.toThrow();
        }
      }
    },
  );

  test.each(templates.map(({ name }) => name))('%s has a place for number and code', (template) => {
    for (const { name: paper } of papers) {
      const kit = openKit(bookSpecSchema.parse({ seed: 'told', paper, template }), host);
      expect(untold(kit), paper).toEqual([]);
    }
  });

  test('is known by its names, and others are refused', () => {
    const chosen = (template: string) => bookSpecSchema.safeParse({ seed: 'a', template });
    expect(chosen('School').data?.template).toBe('classroom');
    expect(bookSpecSchema.parse({ seed: 'a' }).template).toBe('classroom');
    expect(chosen('kid').error?.issues[0]).toMatchObject({
      path: ['template'],
      params: { variants: templates },
    });
  });

  test('no line is thinner than presses print, on any paper', () => {
    for (const { name } of templates) {
      const template = readTemplate(name, (file) => host.readTemplateFile(name, file));
      for (const { width, height } of papers) {
        for (const kind of pageKinds) {
          for (const mark of fill({ template, typefaces, language: english, width, height }, kind, {}))
            if (mark.kind === 'path') expect(mark.stroke ?? 1).toBeGreaterThanOrEqual(0.75);
        }
      }
    }
  });
});
