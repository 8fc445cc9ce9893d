import { zlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import type { Book } from '../book/assemble.ts';
import type { Face } from '../page/face.ts';
import type { Mark, Page, TextMark } from '../page/marks.ts';
import type { Typefaces } from '../page/typeface.ts';
import { mazesToInfo, shapesToInfo } from './kept.ts';
import { colourOperators, markOperators } from './operators.ts';
import { Definer } from './pdf-definer.ts';
import { escapeMetadata, Tags } from './pdf-tags.ts';

/** Higher levels take longer and, on strokes of whole numbers, give no smaller files. */
const DEFLATE_LEVEL = 2;

/** Black as ink: K only. */
const BLACK = [0, 0, 0, 100] as const;

/**
 * Writes a book as PDF, page by page: each page is drawn when its turn comes and let go once written.
 *
 * Streams are compressed by fflate, not by the platform's zlib, whose output differs between processors; fonts
 * stay as they are. So the same book is the same bytes everywhere.
 * @param write takes the file's bytes in order; what it returns is awaited before the next page
 * @param onPage is told how many pages are done
 */
export async function writePdf(
  book: Book,
  write: (chunk: Uint8Array) => Promise<void> | void,
  onPage: (done: number) => void = () => {},
): Promise<void> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: false,
    // The order of tabs, which follows the tags, is part of 1.5 and later.
    pdfVersion: book.accessible ? '1.7' : '1.4',
    lang: book.language,
    displayTitle: true,
    // No default: pdfkit would open a font that it knows already again and again, each time it is asked for.
    font: null,
    info: {
      Title: book.title,
      ...(book.author === '' ? {} : { Author: book.author }),
      Creator: book.creator,
      Producer: book.creator,
      CreationDate: book.date,
      ...shapesToInfo(book.shapes),
      ...mazesToInfo(book.mazes),
    },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  escapeMetadata(doc);
  doc.appendXML(languageXml(book.language));
  const fonts = new Map<Face, string>();
  const definer = new Definer(doc);
  const tags = book.accessible ? new Tags(doc) : undefined;

  let section = doc.outline;
  let done = 0;
  for (const page of book.pages()) {
    doc.addPage({ size: [page.width, page.height], margin: 0 });
    drawPage(doc, page, book.typefaces, fonts, definer, tags);
    for (const { title, level } of page.bookmarks ?? []) {
      const parent = level === 0 ? doc.outline : section;
      const item = parent.addItem(title, { fit: true, expanded: level === 0 });
      if (level === 0) section = item;
    }
    onPage(++done);
    await drain(chunks, write);
  }
  doc.end();
  await finished;
  await drain(chunks, write);
}

/** The language of a book in XMP: pdfkit tells it in the catalogue only. */
function languageXml(tag: string): string {
  return (
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:language><rdf:Bag><rdf:li>${tag}</rdf:li></rdf:Bag></dc:language></rdf:Description>`
  );
}

async function drain(
  chunks: Uint8Array[],
  write: (chunk: Uint8Array) => Promise<void> | void,
): Promise<void> {
  // pdfkit is a stream: it hands over its chunks once this function waits.
  await Promise.resolve();
  for (const chunk of chunks.splice(0)) await write(chunk);
}

/** One line in its ink. */
function drawInked(
  doc: PDFDocument,
  mark: TextMark,
  typefaces: Typefaces,
  fonts: Map<Face, string>,
  definer: Definer,
): void {
  if (!mark.ink) {
    drawText(doc, mark, typefaces, fonts);
    return;
  }
  const { opacity } = mark.ink;
  const state = opacity === undefined ? [] : [`/${definer.opacity(opacity)} gs`];
  doc.addContent(['q', ...colourOperators(mark.ink, false), ...state].join('\n'));
  drawText(doc, mark, typefaces, fonts);
  doc.addContent('Q');
}

/** One line, run by run in reading order, as programs read it that take text out of a PDF. */
function drawText(doc: PDFDocument, mark: TextMark, typefaces: Typefaces, fonts: Map<Face, string>): void {
  for (const { face, text, left, isRightToLeft } of typefaces[mark.weight].runsOf(
    mark.text,
    mark.direction,
  )) {
    let name = fonts.get(face);
    if (name === undefined) {
      name = `face ${fonts.size}`;
      fonts.set(face, name);
      doc.registerFont(name, face.font);
    }
    doc.font(name).fontSize(mark.size);
    doc.text(text, mark.x + left * mark.size, mark.y, {
      lineBreak: false,
      baseline: 'alphabetic',
      // Features make pdfkit lay out a run as a whole; a face takes them as a sign of its direction.
      ...(isRightToLeft ? { features: [] } : {}),
    });
  }
}

function drawPage(
  doc: PDFDocument,
  page: Page,
  typefaces: Typefaces,
  fonts: Map<Face, string>,
  definer: Definer,
  tags: Tags | undefined,
): void {
  doc.fillColor(BLACK).strokeColor(BLACK);
  const draw = (mark: Mark): void => {
    if (mark.kind === 'path') doc.addContent(markOperators(mark, definer));
    else if (mark.kind === 'image') doc.addContent(definer.imageOperators(mark));
    else drawInked(doc, mark, typefaces, fonts, definer);
  };
  if (tags) tags.drawPage(page, typefaces, draw);
  else for (const mark of page.marks) draw(mark);
  const { content } = doc.page;
  const length = content.buffer.reduce((sum, part) => sum + part.length, 0);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of content.buffer) {
    whole.set(part, at);
    at += part.length;
  }
  content.buffer = [zlibSync(whole, { level: DEFLATE_LEVEL })];
  content.data.Filter = 'FlateDecode';
}
