// Draws the pictures of the README with bookgen itself: `npm run pictures`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** File, page of the book, and the words that make the book. */
const pictures = [
  ['title', 1, '--pages', '50', '--difficulty', 'hard', '--title', 'Mazes for 4B'],
  ['squares', 2, '--difficulty', 'hard'],
  ['hexagons-in-a-heart', 2, '--cells', 'hexagon', '--shape', 'heart', '--difficulty', 'hard'],
  ['hats', 2, '--cells', 'hat', '--difficulty', 'medium'],
  ['octagons-in-a-star', 2, '--cells', 'octagon', '--shape', 'star', '--difficulty', 'medium'],
  ['letters', 2, '--shape', 'text:EMMA', '--difficulty', 'hard'],
  ['template-kids', 2, '--template', 'kids', '--difficulty', 'easy'],
  ['template-elegant', 2, '--template', 'elegant', '--cells', 'hexagon', '--difficulty', 'hard'],
  ['template-large-print', 2, '--template', 'large-print', '--difficulty', 'easy'],
  ['template-plain', 2, '--template', 'plain', '--cells', 'ring', '--difficulty', 'medium'],
  ['answers', 8, '--pages', '6', '--cells', 'square,hexagon,ring,penrose,kagome,voronoi', '--difficulty', 'medium'],
];

const main = join(root, 'dist', 'cli', 'main.js');
const folder = mkdtempSync(join(tmpdir(), 'bookgen-pictures-'));
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
