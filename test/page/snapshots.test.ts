import { readFileSync } from 'node:fs';
import { createSVGWindow } from 'svgdom';
import { describe, expect, test } from 'vitest';
import { assemble } from '../../src/book/assemble.ts';
import { openKit, wishOf } from '../../src/book/kit.ts';
import { planBook } from '../../src/book/plan.ts';
import { type BookRequest, bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { pageToSvg } from '../../src/export/svg.ts';
import { outlines } from '../../src/outlines/index.ts';
import { puzzlePage } from '../../src/page/puzzle-page.ts';
import { aim, sizeOf } from '../../src/puzzle/aim.ts';
import { generate } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { drawPlate } from '../../src/puzzle/plate.ts';
import { outlineOf, tilingOf } from '../../src/puzzle/spec.ts';
import { tilings } from '../../src/tilings/index.ts';

/** About so many cells: all kinds of them can be told on a picture. */
const CELLS = 180;

/** The pages of a small book, as SVG; its mazes do not hang on how bookgen chooses sizes and carvers. */
function pagesOf(request: BookRequest): string[] {
  const spec = bookSpecSchema.parse(request);
  const kit = openKit(spec, host);
  const { aspect } = wishOf(spec, kit);
  const plates = Array.from({ length: spec.pages }, (_, i) => {
    const [cells, shape] = [spec.cells[i % spec.cells.length], spec.shapes[i % spec.shapes.length]];
    const size = sizeOf(tilingOf(cells), outlineOf(shape), CELLS, aspect);
    const parts = { cells, shape, size, edge: spec.edge, openings: spec.openings, braid: 0, seed: i };
    return drawPlate(generate({ ...parts, algorithm: 'growing-tree' }, new GridCache()));
  });
  const book = assemble(spec, kit, plates, planBook(spec, kit, plates), {
    version: 'test',
    date: new Date(0),
  });
  return Array.from(book.pages(), (page) => pageToSvg(page, book.typefaces, createSVGWindow()));
}

// Reviewed as pictures: open the files in test/snapshots, and look at each that a change touches.
describe('pages look as they were reviewed', () => {
  test.each(tilings.map(({ name }) => name))('%s', async (cells) => {
    const pages = pagesOf({ pages: 2, seed: 'snapshot', cells: [cells], shapes: ['rectangle', 'heart'] });
    expect(pages).toHaveLength(4);
    await expect(pages[1]).toMatchFileSnapshot(`../snapshots/${cells}-puzzle.svg`);
    await expect(pages[2]).toMatchFileSnapshot(`../snapshots/${cells}-heart.svg`);
  });

  test('answers', async () => {
    const cells = ['square', 'hexagon', 'ring', 'penrose', 'hat', 'voronoi'];
    const pages = pagesOf({ pages: 6, seed: 'snapshot', cells, shapes: ['rectangle', 'heart'] });
    await expect(pages[7]).toMatchFileSnapshot('../snapshots/answers.svg');
  });

  test('title page, A4', async () => {
    const [title] = pagesOf({
      pages: 1,
      seed: 'snapshot',
      paper: 'a4',
      title: 'Tom & Jerry <3 "Mazes"',
      author: 'Ada',
    });
    await expect(title).toMatchFileSnapshot('../snapshots/title-a4.svg');
  });

  test('a snapshot would notice one wall that moved', () => {
    const kept = readFileSync(new URL('../snapshots/square-puzzle.svg', import.meta.url), 'utf8');
    const [, puzzle] = pagesOf({
      pages: 2,
      seed: 'snapshot',
      cells: ['square'],
      shapes: ['rectangle', 'heart'],
    });
    expect(puzzle).toBe(kept);
    expect(puzzle.replace(/L(\d+) /, (_, x: string) => `L${Number(x) + 1} `)).not.toBe(kept);
  });
});

describe('headings', () => {
  test('of every tiling and outline, and of the longest letters, fit beside the greatest number', () => {
    const spec = bookSpecSchema.parse({ seed: 'headings', paper: 'a4' });
    const kit = openKit(spec, host);
    const plate = drawPlate(aim(wishOf(spec, kit), 1, new GridCache()));
    const words = { number: 2000, answer: 'Answer 2000 at the back', qr: false };
    const letters = { title: 'W', phrase: 'in the letters “WWWWWWWWWWWW”', rings: [[0, 0, 1, 0, 1, 1]] };
    for (const { name: cells } of tilings) {
      for (const shape of [...outlines.map(({ name }) => name), letters]) {
        const named = { ...plate, spec: { ...plate.spec, cells, shape } };
        expect(() => puzzlePage(kit, named, words, 2001), `${cells}, ${JSON.stringify(shape)}`).not.toThrow();
      }
    }
  });
});
