import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { host } from '../../src/cli/host.ts';
import { aim, bookSpecSchema, GridCache, openKit, outlines, tilings, wishOf } from '../../src/index.ts';
import { readBook } from './read-book.ts';
import { inkAlong, placeCells } from './cells-on-page.ts';
import { checkBook } from './check-book.ts';
import { bookOf, draftOf, pdfOf } from './make-book.ts';
import { lengthOf } from './page-geometry.ts';

const heart = {
  title: 'heart',
  mask: '.##...##.\n####.####\n#########\n#########\n.#######.\n..#####..\n...###...\n....#....',
};
const donut = { title: 'donut', mask: '#######\n#######\n##...##\n##...##\n##...##\n#######\n#######' };
const cells = tilings.map(({ name }) => name);
const shapes = [...outlines.map(({ name }) => name), heart, donut];
test.each([
  ['easy', 'letter', 'a', 16],
  ['easy', 'a4', 'b', 17],
  ['medium', 'a4', 'd', 9],
] as const)('%s %s', async (difficulty, paper, seed, n) => {
  const spec = bookSpecSchema.parse({ cells: [...cells], shapes, pages: 17, difficulty, paper, seed });
  const p = aim(wishOf(spec, openKit(spec, host)), n, new GridCache());
  console.log(JSON.stringify(p.spec));
  const g = p.maze.grid;
  const cs = placeCells(g, [
    [
      [g.bounds[0], g.bounds[1]],
      [g.bounds[2], g.bounds[3]],
    ],
  ]);
  console.log(
    cs.lineOfEdge
      .map((l, e) => [lengthOf(l) / cs.corridor, e, p.maze.doors[e], l.join(' ')] as const)
      .sort((a, b) => a[0] - b[0])
      .slice(0, 5)
      .join('\n'),
  );
  for (const e of [p.entrance.edge, p.exit.edge]) {
    if (e === undefined) continue;
    console.log(e, g.corridor, 'cell', p.entrance.cell, p.exit.cell);
    for (let i = g.piecesOfEdge[e]; i < g.piecesOfEdge[e + 1]; i++)
      console.log(
        [0, 1]
          .map((k) => [
            g.xyOfPoint[2 * g.endsOfPiece[2 * i + k]],
            g.xyOfPoint[2 * g.endsOfPiece[2 * i + k] + 1],
          ])
          .join(' -> ') +
          ' b ' +
          g.bulgeOfPiece[i],
      );
  }
  const d = draftOf([p]);
  const pdf = await pdfOf(bookOf({ ...d, spec: { ...d.spec, paper } }));
  writeFileSync(`/tmp/dbg-${n}.pdf`, pdf);
  const page = (await readBook(pdf)).pages[1];
  const walls = page.items.find((i) => i.kind === 'path' && i.role === 'walls') as any;
  const on = placeCells(g, walls.lines);
  on.lineOfEdge.forEach((line, e) => {
    const a = inkAlong(on, e, [0.05, 0.12, 0.2, 0.3, 0.36, 0.43, 0.5, 0.57, 0.64, 0.7, 0.8, 0.88, 0.95]).map((x) => (x ? 1 : 0)).join('');
    const open = p.maze.doors[e] === 1;
    if (open ? a.slice(2, -2).includes('1') : a.includes('0')) console.log('EDGE', e, open, a, lengthOf(line) / on.corridor, line.map((q) => q.map((v) => v.toFixed(1)).join(',')).join(' '));
  });
  console.log(await checkBook(pdf, shapes));
});
