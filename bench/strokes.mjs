// Writes the strokes of a book as PDF operators, page by page, for the floor to draw.
import { writeFileSync } from 'node:fs';
import { host } from '../dist/cli/host.js';
import { markOperators } from '../dist/export/operators.js';
import {
  aim,
  assemble,
  bookSpecSchema,
  drawPlate,
  GridCache,
  openKit,
  planBook,
  wishOf,
} from '../dist/index.js';

const [, , pages, difficulty, seed, target] = process.argv;
const spec = bookSpecSchema.parse({ pages: Number(pages), difficulty, seed });
const kit = openKit(spec, host);
const grids = new GridCache();
const plates = Array.from({ length: spec.pages }, (_, i) => drawPlate(aim(wishOf(spec, kit), i + 1, grids)));
const book = assemble(spec, kit, plates, planBook(spec, kit, plates), {
  version: 'bench',
  date: new Date(0),
});
const strokes = Array.from(book.pages(), ({ width, height, marks }) => ({
  size: [width, height],
  operators: marks.flatMap((mark) => (mark.kind === 'path' ? [markOperators(mark)] : [])).join('\n'),
}));
writeFileSync(target, JSON.stringify(strokes));
