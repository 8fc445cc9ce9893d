import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { carvers, outlines, type PuzzleSpec, Refusal, tilings } from '../../src/index.ts';
import { sizeOf } from '../../src/puzzle/aim.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { checkBook } from './check-book.ts';
import { bookOf, draftOf, pdfOf } from './make-book.ts';

const only = process.env.CELLS?.split(',');
const edges = (process.env.EDGE ?? 'smooth,stepped').split(',') as ('smooth' | 'stepped')[];
test('try', async () => {
  const specs: PuzzleSpec[] = [];
  const n: Record<string, number> = {};
  let k = 0;
  const draft = { spec: undefined as any, puzzles: [] as any[] };
  let t0 = Date.now();
  for (const tiling of tilings)
    for (const outline of outlines) {
      k++;
      if (only && !only.includes(tiling.name)) continue;
      if (process.env.SHAPE && !process.env.SHAPE.split(',').includes(outline.name)) continue;
      const size = sizeOf(tiling, outline, 160, 0.85);
      for (let j = 0; j < 8; j++) {
        const spec: PuzzleSpec = {
          cells: tiling.name,
          shape: outline.name,
          edge: edges[k % edges.length],
          algorithm: carvers[(k * 4 + j + Math.floor(k / 15)) % carvers.length].name,
          openings: allOpenings[(k + Math.floor(k / 10)) % 5].name,
          size,
          braid: [0, 0, 40][k % 3],
          seed: k,
        };
        try {
          const d = draftOf([spec], 'x');
          draft.spec = d.spec;
          draft.puzzles.push(d.puzzles[0]);
          break;
        } catch (error) {
          const m =
            error instanceof Refusal
              ? `refused: ${error.message.replace(/.*: |\d+/g, '').slice(0, 60)}`
              : `THROWN ${String(error).replace(/\d+/g, 'N')}`;
          if (!(error instanceof Refusal)) console.log(JSON.stringify(spec), String(error));
          n[m] = (n[m] ?? 0) + 1;
        }
      }
    }
  console.log(n, draft.puzzles.length, 'generated', Date.now() - t0);
  t0 = Date.now();
  const per = Number(process.env.PER ?? 40);
  for (let i = 0; i < draft.puzzles.length; i += per) {
    const puzzles = draft.puzzles.slice(i, i + per);
    const pdf = await pdfOf(bookOf({ spec: { ...draft.spec, pages: puzzles.length }, puzzles }));
    if (process.env.OUT) writeFileSync(`${process.env.OUT}-${i}.pdf`, pdf);
    const faults = await checkBook(pdf);
    for (const f of faults) {
      const p = puzzles[Number(/^(?:Puzzle|Answer) (\d+)/.exec(f)?.[1]) - 1];
      const s =
        p &&
        `${p.spec.cells}/${p.spec.shape}/${p.spec.edge}/${p.spec.algorithm}/${p.spec.openings}/${p.spec.braid}/${p.spec.seed}`;
      console.log(f, s);
    }
  }
  console.log('checked', Date.now() - t0);
}, 600_000);
