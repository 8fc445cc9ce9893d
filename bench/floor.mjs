// The floor: the strokes of a book, ready as operators, written with pdfkit and nothing else. No mazes, no text.
import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

const [, , strokes, target] = process.argv;
const doc = new PDFDocument({ autoFirstPage: false });
const file = createWriteStream(target);
doc.pipe(file);
for (const { size, operators } of JSON.parse(readFileSync(strokes, 'utf8'))) {
  doc.addPage({ size, margin: 0 });
  doc.addContent(operators);
}
doc.end();
await finished(file);
