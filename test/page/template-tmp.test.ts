import { test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { templates } from '../../src/page/templates.ts';
import { titlePage } from '../../src/page/title-page.ts';
import { puzzlePage } from '../../src/page/puzzle-page.ts';
import { generate } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { drawPlate } from '../../src/puzzle/plate.ts';
const plate = drawPlate(generate({ cells: 'square', shape: 'rectangle', edge: 'smooth', algorithm: 'backtracker', openings: 'corners', size: [12, 14], braid: 0, seed: 3 }, new GridCache()));
const WORDS = { title: 'Mazes for Long Journeys', summary: '2000 mazes of hexagons, floret pentagons and tumbling blocks, suggested for ages 10 to 12', begin: 'Start at the arrow at the upper left.', end: 'Leave by the arrow at the lower right. There are several ways: find the shortest.', author: 'Maximiliane Sommerfeld', answers: 'The answers begin on page 2002.' };
test('x', () => {
  for (const { name } of templates) {
    const bad: string[] = [];
    for (const w of [288, 340, 396, 500, 612, 900, 1300, 1728]) for (const h of [288, 396, 500, 612, 792, 1100, 1728]) {
      try {
        const kit = openKit(bookSpecSchema.parse({ seed: 'p', paper: `${w}x${h}pt`, template: name }), host);
        titlePage(kit, WORDS, plate);
        puzzlePage(kit, plate, { number: 2000, answer: 'Answer 2000 at the back', pupil: 'Maximiliane Sommerfeld', qr: true }, 2001);
      } catch (e) { bad.push(`${w}x${h}: ${(e as Error).message.slice(0, 70)}`); }
    }
    console.log(name, bad.length, bad.slice(0, 6).join('\n'));
  }
}, 60000);
