// Draws the pictures of the README, of docs/teachers.md and of docs/templates.md with bookgen itself: `npm run pictures`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The example of a person's own design, in docs/templates.md: its puzzle page alone, and all of it. */
const gardenFolder = join(root, 'docs', 'template');
const garden = join(gardenFolder, 'garden.svg');
const own = (template) => ['--template', template, '--title', 'A Garden of Mazes'];

const gardenWords = ['--pages', '20', '--difficulty', 'easy', '--subtitle', 'Which way to the flower?', '--author', 'Class 2B'];

const folder = mkdtempSync(join(tmpdir(), 'bookgen-pictures-'));

/** A class set, as docs/teachers.md makes one. */
const list = join(folder, 'class.csv');
writeFileSync(list, 'name,class\nAda Example,3A\nBo Sample,3A\nLena Muster,3A\nOmar Exemple,3A\n');
const classSet = ['--names', list, '--pages', '1', '--difficulty', 'medium', '--title', 'Mazes for 3A'];

/** File, page of the book, and the words that make the book. */
const pictures = [
  ['title', 1, '--pages', '50', '--difficulty', 'hard', '--title', 'Mazes for 4B'],
  ['squares', 2, '--difficulty', 'hard'],
  ['hexagons-in-a-heart', 2, '--cells', 'hexagon', '--shape', 'heart', '--difficulty', 'hard'],
  ['hats', 2, '--cells', 'hat', '--difficulty', 'medium'],
  ['octagons-in-a-star', 2, '--cells', 'octagon', '--shape', 'star', '--difficulty', 'medium'],
  ['letters', 2, '--shape', 'text:EMMA', '--difficulty', 'hard'],
  ['template-kids', 3, '--template', 'kids', '--difficulty', 'easy'],
  ['template-elegant', 2, '--template', 'elegant', '--cells', 'hexagon', '--difficulty', 'hard'],
  ['template-large-print', 2, '--template', 'large-print', '--difficulty', 'easy'],
  ['template-plain', 2, '--template', 'plain', '--cells', 'ring', '--difficulty', 'medium'],
  ['template-kids-cover', 1, '--template', 'kids', '--pages', '20', '--difficulty', 'easy', '--title', 'My First Mazes'],
  ['certificate', 22, '--add', 'certificate', '--pages', '20', '--title', 'Mazes for 4B'],
  ['four-mazes', 2, '--pages', '4', '--per-page', '4', '--difficulty', 'easy', '--cells', 'square,hexagon,ring,triangle'],
  ['answers', 8, '--pages', '6', '--cells', 'square,hexagon,ring,penrose,kagome,voronoi', '--difficulty', 'medium'],
  ['class-page', 2, ...classSet],
  ['class-key', 6, ...classSet],
  ['class-certificate', 8, ...classSet, '--add', 'certificate'],
  ['own-letter', 2, ...own(garden), '--difficulty', 'medium'],
  ['own-a5', 2, ...own(garden), '--difficulty', 'medium', '--paper', 'a5'],
  ['own-square', 2, ...own(garden), '--difficulty', 'medium', '--paper', '8.5x8.5in'],
  ['own-four', 2, ...own(garden), '--difficulty', 'easy', '--pages', '4', '--per-page', '4'],
  ['own-cover', 1, ...own(gardenFolder), ...gardenWords],
  ['own-bee', 2, ...own(gardenFolder), ...gardenWords],
  ['own-certificate', 22, ...own(gardenFolder), ...gardenWords],
];

const main = join(root, 'dist', 'cli', 'main.js');
for (const [name, page, ...words] of pictures) {
  const pages = words.includes('--pages') ? [] : ['--pages', '1'];
  const svg = join(folder, name);
  const book = join(folder, `${name}.pdf`);
  execFileSync(process.execPath, [main, ...words, ...pages, '--seed', 'picture', '--svg', svg, '--out', book]);
  copyFileSync(join(svg, `page-${String(page).padStart(3, '0')}.svg`), join(root, 'docs', 'pictures', `${name}.svg`));
}

const curve = ['--pages', '40', '--difficulty', 'progressive', '--title', 'Mazes for 4B', '--seed', 'picture'];
const files = ['--chart', join(folder, 'chart.svg'), '--out', join(folder, 'chart.pdf')];
execFileSync(process.execPath, [main, ...curve, ...files]);
copyFileSync(join(folder, 'chart.svg'), join(root, 'docs', 'pictures', 'chart.svg'));
