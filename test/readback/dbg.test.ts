import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { drawPlate, GridCache, generate } from '../../src/index.ts';
import { placeCells } from './cells-on-page.ts';
import { checkBook } from './check-book.ts';
import { bookOf, draftOf, pdfOf } from './make-book.ts';
import { lengthOf } from './page-geometry.ts';

const rows = [
  ['square', 'star', 'smooth', 'prim-modified', 'center', [18, 17], 100, 8],
  ['triangle', 'triangle', 'smooth', 'backtracker', 'corners', [25, 13], 100, 17],
  ['penrose', 'arrow', 'smooth', 'recursive-division', 'none', [16, 20], 100, 194],
  ['dodecagon', 'square', 'smooth', 'wilson', 'none', [6, 7], 100, 194],
  ['hat', 'diamond', 'stepped', 'wilson', 'center', [15, 21], 100, 203],
  ['penrose', 'donut', 'stepped', 'dig', 'far', [16, 16], 0, 195],
] as any[];
test.each(rows)('%s %s', async (cells, shape, edge, algorithm, openings, size, braid, seed) => {
  if (cells === 'dodecagon') shape = 'rectangle';
  const p = generate({ cells, shape, edge, algorithm, openings, size, braid, seed }, new GridCache());
  const g = p.maze.grid;
  if (cells === 'penrose') {
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
        .slice(0, 6)
        .join('\n'),
    );
  }
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
          .join(' -> '),
      );
  }
  const pdf = await pdfOf(bookOf(draftOf([p])));
  writeFileSync(`/tmp/dbg-${cells}-${shape}.pdf`, pdf);
  console.log(await checkBook(pdf));
});
