import type { Plate } from '../puzzle/plate.ts';
import { answerAlt, wayFacts } from './alt-text.ts';
import { fill, type Kit, slotOf } from './fill.ts';
import type { Box, Mark, Page, Part } from './marks.ts';
import { corridorIn, mazeMarks } from './maze-marks.ts';
import { asPart, headingsFirst, textParts } from './parts.ts';

/** One answer: its puzzle, and what that is called. */
export interface Answer {
  readonly plate: Plate;
  /** Its number; in a class, whose it is. */
  readonly title: string;
  /** The page of the puzzle; undefined where it is on several, or nobody knows. */
  readonly page: number | undefined;
}

/** Ways to divide a page: answers across and down, from the most answers to one. */
const DIVISIONS = [
  [2, 3],
  [2, 2],
  [1, 2],
  [1, 1],
] as const;
/** Corridors narrower than this on paper (points) leave no room for an answer line beside the walls. */
const NARROWEST = 5;
const GUTTER = 14;
const CAPTION = 16;
const NUMBER_SIZE = 12;
const SMALL_SIZE = 8.5;
const INDENT = 8;
/** Answers are drawn with walls of about this weight whatever the template's, since they are small. */
const THUMBNAIL_WALLS = { share: 0.065, thinnest: 0.75, thickest: 2 };

/** Most answers of this size that fit on one page so that each can be read; 1 at the least. */
export function answersPerPage(kit: Kit, plate: Plate): number {
  const box = slotOf(kit, 'answers', 'answers');
  const division = DIVISIONS.find((d) => corridorIn(plate, mazeBox(cellsOf(box, d)[0])) >= NARROWEST);
  return division ? division[0] * division[1] : 1;
}

/**
 * A page of answers, as many as `answersPerPage` allows for each of them, in rows.
 * @param bookmark title in the outline of the first such page
 * @param isOnly whether there is no other such page: then a few answers share all of it
 */
export function answersPage(
  kit: Kit,
  answers: readonly Answer[],
  folio: number,
  colophon: string,
  bookmark?: string,
  isOnly = false,
): Page {
  const perPage = Math.min(...answers.map(({ plate }) => answersPerPage(kit, plate)));
  const room = isOnly ? answers.length : perPage;
  const division = DIVISIONS.findLast(([across, down]) => across * down >= room) ?? DIVISIONS[0];
  const boxes = cellsOf(slotOf(kit, 'answers', 'answers'), division);
  const filled = fill(kit, 'answers', { heading: kit.language.answers, page: String(folio), colophon });
  // Repeated on the pages that follow, the heading would only be in the way.
  const { marks, texts } = textParts(kit.typefaces, filled, bookmark === undefined ? undefined : 1, folio);
  const parts: Part[] = [];
  answers.forEach((answer, i) => {
    const box = mazeBox(boxes[i]);
    const caption = { kind: 'paragraph' } as const;
    const figure = { kind: 'figure', alt: answerAlt(kit.language, answer.plate, answer.title), box } as const;
    marks.push(...asPart(caption, captionMarks(kit, answer, boxes[i])));
    marks.push(...asPart(figure, mazeMarks(answer.plate, box, THUMBNAIL_WALLS, true)));
    parts.push(caption, figure);
  });
  return {
    width: kit.width,
    height: kit.height,
    marks,
    parts: headingsFirst(texts, parts),
    ...(bookmark === undefined ? {} : { bookmark: { title: bookmark, level: 0 } }),
  };
}

function cellsOf(box: Box, [across, down]: (typeof DIVISIONS)[number]): Box[] {
  const width = (box.width - (across - 1) * GUTTER) / across;
  const height = (box.height - (down - 1) * GUTTER) / down;
  return Array.from({ length: across * down }, (_, i) => ({
    x: box.x + (i % across) * (width + GUTTER),
    y: box.y + Math.floor(i / across) * (height + GUTTER),
    width,
    height,
  }));
}

function mazeBox({ x, y, width, height }: Box): Box {
  return { x, y: y + CAPTION, width, height: height - CAPTION };
}

function captionMarks({ typefaces, language }: Kit, { plate, title, page }: Answer, box: Box): Mark[] {
  const { treeBalance } = plate.difficulty;
  const y = box.y + NUMBER_SIZE;
  const parts = [
    ...(page === undefined ? [] : [language.page(page)]),
    language.way(wayFacts(plate)),
    ...(treeBalance === null ? [] : [language.balance(treeBalance)]),
  ];
  const wide = typefaces.bold.widthOf(title, NUMBER_SIZE);
  const roomBeside = (): number =>
    box.width - INDENT - typefaces.regular.widthOf(parts.join(' · '), SMALL_SIZE);
  // On small paper there is not room for all; the title has half of the box if it needs that.
  while (parts.length > 1 && roomBeside() < Math.min(0.75 * wide, box.width / 2)) parts.pop();
  const text = parts.join(' · ');
  typefaces.regular.check(text);
  // A long name shrinks, so that what stands beside it keeps its place in the box.
  const room = roomBeside();
  const size = wide > room ? (NUMBER_SIZE * room) / wide : NUMBER_SIZE;
  const indent = typefaces.bold.widthOf(title, size) + INDENT;
  return [
    { kind: 'text', text: title, x: box.x, y, size, weight: 'bold' },
    { kind: 'text', text, x: box.x + indent, y, size: SMALL_SIZE, weight: 'regular' },
  ];
}
