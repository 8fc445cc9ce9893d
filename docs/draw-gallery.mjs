// Draws docs/gallery.md and its pictures with bookgen itself: `npm run pictures`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSVGWindow } from 'svgdom';
import { openKit } from '../dist/book/kit.js';
import { bookSpecSchema } from '../dist/book/spec.js';
import { host } from '../dist/cli/host.js';
import { pageToSvg } from '../dist/export/svg.js';
import { carvers } from '../dist/maze/carvers/index.js';
import { outlines } from '../dist/outlines/index.js';
import { textDrawing } from '../dist/outlines/text-outline.js';
import { mazeMarks } from '../dist/page/maze-marks.js';
import { sizeOf } from '../dist/puzzle/aim.js';
import { generate } from '../dist/puzzle/generate.js';
import { GridCache } from '../dist/puzzle/grids.js';
import { allOpenings } from '../dist/puzzle/openings/index.js';
import { drawPlate } from '../dist/puzzle/plate.js';
import { outlineOf, tilingOf } from '../dist/puzzle/spec.js';
import { tilings } from '../dist/tilings/index.js';

const docs = fileURLToPath(new URL('.', import.meta.url));
const folder = join(docs, 'gallery');
const SIDE = 220;
const WALLS = { share: 0.065, thinnest: 0.75, thickest: 2 };
const usual = { cells: 'square', shape: 'rectangle', edge: 'smooth', algorithm: 'backtracker', openings: 'far', braid: 0 };
const { typefaces } = openKit(bookSpecSchema.parse({ seed: 'gallery' }), host);
const grids = new GridCache();

/** Draws one maze of about so many cells, and gives the picture's name. */
function draw(name, what, cells, answer = false) {
  const parts = { ...usual, ...what };
  const size = sizeOf(tilingOf(parts.cells), outlineOf(parts.shape), cells, 1);
  const plate = drawPlate(generate({ ...parts, size, seed: 2026 }, grids));
  const box = { x: 4, y: 4, width: SIDE - 8, height: SIDE - 8 };
  const page = { width: SIDE, height: SIDE, marks: mazeMarks(plate, box, WALLS, answer) };
  writeFileSync(join(folder, `${name}.svg`), pageToSvg(page, typefaces, createSVGWindow()));
  return `![${name}](gallery/${name}.svg)`;
}

/** Pictures in rows of four, each with what one types below it. */
function table(cells) {
  const rows = [];
  for (let i = 0; i < cells.length; i += 4) {
    const four = [...cells.slice(i, i + 4), ...Array(4).fill(['', ''])].slice(0, 4);
    rows.push(`| ${four.map(([picture]) => picture).join(' | ')} |`, `| ${four.map(([, words]) => words).join(' | ')} |`);
  }
  return ['| | | | |', '|---|---|---|---|', ...rows].join('\n');
}

const caption = ({ title, name }, typed = name) => `${title}<br>\`${typed}\``;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const letters = textDrawing('ABC', (text) => typefaces.bold.outlineOf(text, 0, 0, 1000));
const ways = carvers.flatMap((carver) =>
  [undefined, ...(carver.ways ?? []).slice(1)].map((way) => ({ carver, typed: way ? `${carver.name}:${way}` : carver.name })),
);
const sections = [
  '# Gallery',
  'Every kind of cell, outline and algorithm, drawn by bookgen itself (`npm run pictures`). Under each stands what to type.',
  '## Cells: `--cells`',
  table(tilings.map((one) => [draw(`cells-${one.name}`, { cells: one.name }, 180), caption(one)])),
  '## Outlines: `--shape`',
  table([
    ...outlines.map((one) => [draw(`shape-${one.name}`, { shape: one.name }, 260), caption(one)]),
    [draw('shape-text', { shape: letters }, 420), 'Letters<br>`text:ABC`'],
  ]),
  'The same hearts with whole cells (`--edge stepped`), and with other cells:',
  table([
    [draw('edge-stepped', { shape: 'heart', edge: 'stepped' }, 260), '`--edge stepped`'],
    ...['hexagon', 'ring', 'penrose'].map((cells) => [
      draw(`heart-${cells}`, { shape: 'heart', cells }, 240),
      `\`--cells ${cells}\``,
    ]),
  ]),
  '## Algorithms: `--algorithm`',
  'What each does, and how its mazes differ, is in [algorithms.md](algorithms.md).',
  table(
    ways.map(({ carver, typed }) => [
      draw(`algorithm-${typed.replace(':', '-')}`, { algorithm: typed }, 400),
      caption(carver, typed),
    ]),
  ),
  '## Openings: `--openings`, with the answer',
  table(allOpenings.map((one) => [draw(`openings-${one.name}`, { openings: one.name }, 144, true), caption(one)])),
  '## Loops: `--braid`, with a shortest way',
  table(
    [0, 30, 60, 100].map((braid) => [draw(`braid-${braid}`, { braid, openings: 'corners' }, 256, true), `\`--braid ${braid / 100}\``]),
  ),
];
writeFileSync(join(docs, 'gallery.md'), `${sections.join('\n\n')}\n`);
