import { createSVGWindow } from 'svgdom';
import { expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { pageToSvg } from '../../src/export/svg.ts';
import type { Kit } from '../../src/page/fill.ts';
import type { Page } from '../../src/page/marks.ts';
import { puzzlePage } from '../../src/page/puzzle-page.ts';
import { puzzlesPage } from '../../src/page/puzzles-page.ts';
import { templates } from '../../src/page/templates.ts';
import { coverPage } from '../../src/page/title-page.ts';
import { wordsPage } from '../../src/page/words-page.ts';
import { generate } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { drawPlate } from '../../src/puzzle/plate.ts';

const plate = drawPlate(
  generate(
    {
      cells: 'hexagon',
      shape: 'heart',
      edge: 'smooth',
      algorithm: 'growing-tree',
      openings: 'far',
      size: [16, 16],
      braid: 0,
      seed: 4,
    },
    new GridCache(),
  ),
);

// Reviewed as pictures, as those of snapshots.test.ts are.
test.each(templates.map(({ name }) => name))(
  'a puzzle’s page of %s looks as it was reviewed',
  async (template) => {
    const kit = openKit(bookSpecSchema.parse({ seed: 'snapshot', paper: 'a5', template }), host);
    const words = { number: 7, pupil: 'Zoë', answer: 'Answer 7 at the back', qr: true };
    const svg = pageToSvg(puzzlePage(kit, plate, words, 8), kit.typefaces, createSVGWindow());
    await expect(svg).toMatchFileSnapshot(`../snapshots/template-${template}.svg`);
  },
);

/** Each as a book has it, its words filled in. */
const pages: Readonly<Record<string, (kit: Kit) => Page>> = {
  cover: (kit) => {
    const summaries = ['50 medium mazes of hexagons in a heart'];
    return coverPage(
      kit,
      { title: 'Mazes for Rainy Days', subtitle: 'A puzzle a day', author: 'Zoë Hill', summaries },
      plate,
    );
  },
  puzzles: (kit) => {
    const puzzles = [5, 6, 7, 8].map((number) => ({ plate, number }));
    const words = {
      numbers: '5–8',
      heading: 'Mazes 5 to 8',
      pupil: 'Zoë',
      answer: 'Answers 5 to 8 at the back',
    };
    return puzzlesPage(kit, puzzles, words, { qr: false, perPage: 4 }, 9);
  },
  // Of nobody in particular: there is a line to write a name on.
  certificate: (kit) => {
    const { heading, hasSolved, wellDone } = kit.language.certificate;
    const values = { heading, summary: hasSolved(50), praise: wellDone, title: 'Mazes for Rainy Days' };
    return wordsPage(kit, 'certificate', values, 60);
  },
};

const shown = templates.flatMap(({ name }) => Object.keys(pages).map((kind) => [name, kind] as const));

test.each(shown)('a page of %s looks as it was reviewed: %s', async (template, kind) => {
  const kit = openKit(bookSpecSchema.parse({ seed: 'snapshot', paper: 'a5', template }), host);
  const svg = pageToSvg(pages[kind](kit), kit.typefaces, createSVGWindow());
  await expect(svg).toMatchFileSnapshot(`../snapshots/template-${template}-${kind}.svg`);
});
