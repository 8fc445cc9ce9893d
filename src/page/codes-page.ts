import { fill, type Kit, slotOf } from './fill.ts';
import type { Mark, Page, Part } from './marks.ts';
import { asPart, headingsFirst, textParts } from './parts.ts';

/** A line of the list: where the answer to a code is, and whose puzzle it is. */
export interface CodeLine {
  readonly code: string;
  readonly pupil: string;
  readonly number: number;
  /** The page of the answer. */
  readonly page: number;
}

/** All lengths are in the size of the list's letters. */
const LINE = 1.58;
const COLUMN_GAP = 2.5;
/** A column is at least as wide as that; so many stand side by side as fit. */
const NARROWEST_COLUMN = 24.2;
/** Of a column: the code, then the name, then the page at its right end. */
const CODE_ROOM = 11.4;
const PAGE_ROOM = 4.6;
/** Of words on a line, whose page's number may be long in some languages. */
const WORD_GAP = 0.42;

/** Lines that one page has room for. */
export function codesPerPage(kit: Kit): number {
  const { columns, lines } = gridOf(kit);
  return columns * lines;
}

/** A page of the answers by code, so that a page without a name finds its answer. */
export function codesPage(kit: Kit, codes: readonly CodeLine[], folio: number, colophon: string): Page {
  const filled = fill(kit, 'answers', { heading: kit.language.answersByCode, page: String(folio), colophon });
  const { marks, texts } = textParts(kit.typefaces, filled, 1, folio);
  const parts: Part[] = [];
  const { box, size, width, gap, lines } = gridOf(kit);
  codes.forEach((line, i) => {
    const x = box.x + Math.floor(i / lines) * (width + gap);
    const y = box.y + LINE * size * ((i % lines) + 1);
    const paragraph = { kind: 'paragraph' } as const;
    marks.push(...asPart(paragraph, lineMarks(kit, line, { x, y, width }, size)));
    parts.push(paragraph);
  });
  return { width: kit.width, height: kit.height, marks, parts: headingsFirst(texts, parts) };
}

/** Columns and lines of a page, and the size of their letters, which is smaller where not even one column fits. */
function gridOf(kit: Kit) {
  const box = slotOf(kit, 'answers', 'answers');
  const size = Math.min(kit.template.sizes.list, box.width / NARROWEST_COLUMN);
  const gap = COLUMN_GAP * size;
  const columns = Math.max(1, Math.floor((box.width + gap) / (NARROWEST_COLUMN * size + gap)));
  const width = (box.width - (columns - 1) * gap) / columns;
  return { box, size, columns, width, gap, lines: Math.floor(box.height / (LINE * size)) };
}

function lineMarks(
  { typefaces: { regular }, language }: Kit,
  { code, pupil, number, page }: CodeLine,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  size: number,
): Mark[] {
  const whose = `${pupil}, ${number}`;
  const where = language.page(page);
  const wideWhere = regular.widthOf(where, size);
  const room = width - CODE_ROOM * size - Math.max(PAGE_ROOM * size, wideWhere + WORD_GAP * size);
  const wide = regular.widthOf(whose, size);
  const line = { kind: 'text', y, size, weight: 'regular' } as const;
  return [
    { ...line, text: code, x },
    { ...line, text: whose, x: x + CODE_ROOM * size, size: wide > room ? (size * room) / wide : size },
    { ...line, text: where, x: x + width - regular.widthOf(where, size) },
  ];
}
