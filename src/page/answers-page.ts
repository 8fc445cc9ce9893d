import type { Plate } from '../puzzle/plate.ts';
import { answerAlt, wayFacts } from './alt-text.ts';
import { type Division, divided } from './divide.ts';
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
const DIVISIONS: readonly Division[] = [
  [3, 4],
  [3, 3],
  [2, 3],
  [2, 2],
  [1, 2],
  [1, 1],
];
/** Of a column, in the size of what stands beside a number: less has no room for its words. */
const NARROWEST_COLUMN = 18;
/** Corridors narrower than this on paper (points) leave no room for an answer line beside the walls. */
const NARROWEST = 5;
const GUTTER = 14;
/** Room for a caption, in the size of its number. */
const CAPTION = 4 / 3;
const INDENT = 8;
/** Answers are drawn with walls of about this weight whatever the template's, since they are small. */
const THUMBNAIL_WALLS = { share: 0.065, thinnest: 0.75, thickest: 2 };

/** Most answers of this size that fit on one page so that each can be read; 1 at the least. */
export function answersPerPage(kit: Kit, plate: Plate): number {
  const box = slotOf(kit, 'answers', 'answers');
  const division = divisionsOf(kit).find(
    (d) => corridorIn(plate, mazeBox(kit, divided(box, d, GUTTER)[0])) >= NARROWEST,
  );
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
  const divisions = divisionsOf(kit);
  const division = divisions.findLast(([across, down]) => across * down >= room) ?? divisions[0];
  const boxes = divided(slotOf(kit, 'answers', 'answers'), division, GUTTER);
  const filled = fill(kit, 'answers', { heading: kit.language.answers, page: String(folio), colophon });
  // Repeated on the pages that follow, the heading would only be in the way.
  const { marks, texts } = textParts(kit.typefaces, filled, bookmark === undefined ? undefined : 1, folio);
  const parts: Part[] = [];
  answers.forEach((answer, i) => {
    const box = mazeBox(kit, boxes[i]);
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
    ...(bookmark === undefined ? {} : { bookmarks: [{ title: bookmark, level: 0 }] }),
  };
}

/** Those that leave columns wide enough for their captions. */
function divisionsOf(kit: Kit): readonly Division[] {
  const { width } = slotOf(kit, 'answers', 'answers');
  const least = NARROWEST_COLUMN * kit.template.sizes.answer.note;
  return DIVISIONS.filter(([across]) => across === 1 || (width - (across - 1) * GUTTER) / across >= least);
}

function mazeBox({ template }: Kit, { x, y, width, height }: Box): Box {
  const caption = CAPTION * template.sizes.answer.number;
  return { x, y: y + caption, width, height: height - caption };
}

function captionMarks(
  { typefaces, template, language }: Kit,
  { plate, title, page }: Answer,
  box: Box,
): Mark[] {
  const { treeBalance } = plate.difficulty;
  const { number: large, note: small } = template.sizes.answer;
  const y = box.y + large;
  const parts = [
    ...(page === undefined ? [] : [language.page(page)]),
    language.way(wayFacts(plate)),
    ...(treeBalance === null ? [] : [language.balance(treeBalance)]),
  ];
  const wide = typefaces.bold.widthOf(title, large);
  const roomBeside = (): number => box.width - INDENT - typefaces.regular.widthOf(parts.join(' · '), small);
  // On small paper there is not room for all; the title has half of the box if it needs that.
  while (parts.length > 1 && roomBeside() < Math.min(0.75 * wide, box.width / 2)) parts.pop();
  const text = parts.join(' · ');
  typefaces.regular.check(text);
  // A long name shrinks, so that what stands beside it keeps its place in the box.
  const room = roomBeside();
  const size = wide > room ? (large * room) / wide : large;
  const indent = typefaces.bold.widthOf(title, size) + INDENT;
  return [
    { kind: 'text', text: title, x: box.x, y, size, weight: 'bold' },
    { kind: 'text', text, x: box.x + indent, y, size: small, weight: 'regular' },
  ];
}
