import { createSVGWindow } from 'svgdom';
import { expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { pageToSvg } from '../../src/export/svg.ts';
import { puzzlePage } from '../../src/page/puzzle-page.ts';
import { templates } from '../../src/page/templates.ts';
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
