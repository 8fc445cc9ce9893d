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

/** All lengths are in points. */
const LINE = 15;
const SIZE = 9.5;
const COLUMN_GAP = 24;
/** A column is at least as wide as that; so many stand side by side as fit. */
const NARROWEST_COLUMN = 230;
/** Of a column: the code, then the name, then the page at its right end. */
const CODE_ROOM = 108;
const PAGE_ROOM = 44;
/** Of words on a line, whose page's number may be long in some languages. */
const WORD_GAP = 4;

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
  const { box, width, lines } = gridOf(kit);
  codes.forEach((line, i) => {
    const x = box.x + Math.floor(i / lines) * (width + COLUMN_GAP);
    const y = box.y + LINE * ((i % lines) + 1);
    const paragraph = { kind: 'paragraph' } as const;
    marks.push(...asPart(paragraph, lineMarks(kit, line, x, y, width)));
    parts.push(paragraph);
  });
  return { width: kit.width, height: kit.height, marks, parts: headingsFirst(texts, parts) };
}

function gridOf(kit: Kit) {
  const box = slotOf(kit, 'answers', 'answers');
  const columns = Math.max(1, Math.floor((box.width + COLUMN_GAP) / (NARROWEST_COLUMN + COLUMN_GAP)));
  const width = (box.width - (columns - 1) * COLUMN_GAP) / columns;
  return { box, columns, width, lines: Math.floor(box.height / LINE) };
}

function lineMarks(
  { typefaces, language }: Kit,
  { code, pupil, number, page }: CodeLine,
  x: number,
  y: number,
  width: number,
): Mark[] {
  const { regular } = typefaces;
  const whose = `${pupil}, ${number}`;
  const where = language.page(page);
  const wideWhere = regular.widthOf(where, SIZE);
  const room = width - CODE_ROOM - Math.max(PAGE_ROOM, wideWhere + WORD_GAP);
  const wide = regular.widthOf(whose, SIZE);
  const right = x + width - wideWhere;
  return [
    { kind: 'text', text: code, x, y, size: SIZE, weight: 'regular' },
    {
      kind: 'text',
      text: whose,
      x: x + CODE_ROOM,
      y,
      size: wide > room ? (SIZE * room) / wide : SIZE,
      weight: 'regular',
    },
    { kind: 'text', text: where, x: right, y, size: SIZE, weight: 'regular' },
  ];
}
