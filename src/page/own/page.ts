import { type Extent, extentOf } from '../../geometry/extent.ts';
import { dangerIn } from '../../svg/dangers.ts';
import { hrefOf, parseSvg, type Source } from '../../svg/parse.ts';
import { isFaint } from '../../svg/style.ts';
import { lengthOf, outerSize } from '../../svg/viewport.ts';
import { type Place, walk } from '../../svg/walk.ts';
import type { Box } from '../marks.ts';
import type { ArtPiece, Artwork, PicturePiece, TemplatePage } from '../template.ts';
import { shapePieces } from './art.ts';
import { Clips } from './clips.ts';
import { ENDED, MOST_ELEMENTS } from './ended.ts';
import { formOfPicture, imagePieces, pictureReader } from './images.ts';
import { formOf, type Reading, toPoints } from './reading.ts';
import { type Refuse, refusing } from './refuse.ts';
import { checkSlots, type SlotName, slotOf } from './slots.ts';
import { textItems } from './texts.ts';
import { type Leaf, Units } from './units.ts';

/** Elements that draw nothing where they stand. */
const SILENT = [
  'defs',
  'style',
  'symbol',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'pattern',
  'filter',
  'marker',
  'title',
  'desc',
  'metadata',
  'view',
  'cursor',
  'font',
  'color-profile',
  'animate',
  'animateTransform',
  'animateMotion',
  'set',
];
/** Points to a pixel. */
const PX = 0.75;
/** Pages longer than this many times their width, or the other way round, are none. */
const LONGEST = 10;

/** A slot as it is drawn. */
interface Slot {
  readonly name: SlotName;
  readonly forms: number[][];
}

/** A drawing, read: what it shows in its order, and its slots. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly items: readonly (Leaf | ReturnType<typeof textItems>[number])[];
  readonly slots: readonly Slot[];
}

/**
 * Reads a person's own drawing of a page, as editors save it.
 * @param file its name, for messages
 * @param readFile gives the bytes of a picture beside it
 * @param needed the slot that it cannot do without
 * @throws Refusal (file) if it does more than draw, or holds what a page cannot
 */
export function readOwnPage(
  file: string,
  text: string,
  readFile: (file: string) => Uint8Array,
  needed?: SlotName,
): TemplatePage {
  const refuse = refusing(file);
  const source = sourceOf(text, refuse);
  const { width, height, items, slots } = drawnBy(source, refuse, readFile);
  const names = slots.map(({ name }) => name);
  checkSlots(names, needed, source, refuse);
  const leaves = items.filter((item) => 'piece' in item);
  const units = new Units(leaves, width, height);
  const page = { width, height };
  return {
    ...page,
    least: [width, height],
    isScaledWhole: true,
    items: [
      ...items.map((item) => ('piece' in item ? units.itemOf(item) : units.placed(item))),
      ...slots.map((slot) => ({ kind: 'slot', name: slot.name, ...slotBox(slot, page, refuse) }) as const),
    ],
  };
}

/**
 * Reads a person's own drawing of a start or a goal.
 * @throws Refusal (file) if it holds texts or pictures, or nothing
 */
export function readOwnArtwork(file: string, text: string): Artwork {
  const refuse = refusing(file);
  const { items } = drawnBy(sourceOf(text, refuse), refuse, () => {
    throw refuse('a picture cannot stand at a start or goal; shapes can');
  });
  const pieces = items.flatMap((item): ArtPiece[] => {
    if ('piece' in item && 'path' in item.piece) return [item.piece];
    throw refuse('only shapes can stand at a start or goal; a text converted to paths works');
  });
  const extent = extentOf(pieces.map(({ path }) => path));
  if (!extent) throw refuse('it draws nothing; shapes work');
  return { box: boxOf(extent, Math.max(...pieces.map(({ stroke = 0 }) => stroke)) / 2), pieces };
}

function sourceOf(text: string, refuse: Refuse): Source {
  const source = parseSvg(text);
  if (typeof source === 'string') throw refuse(`it ${source}`);
  const danger = dangerIn(source);
  if (danger) throw refuse(danger);
  return source;
}

function sizeOf({ root: { attributes } }: Source, refuse: Refuse): { width: number; height: number } {
  const isSized = [attributes.width, attributes.height].every(
    (side) => side !== undefined && !side.trim().endsWith('%') && lengthOf(side, 0) !== undefined,
  );
  const [width, height] = outerSize(attributes).map((side) => side * PX);
  // Without either, nobody knows where the page ends.
  const hasBox = (attributes.viewBox?.trim().split(/[\s,]+/) ?? [])
    .map(Number)
    .every((n) => Number.isFinite(n));
  if ((!isSized && !(attributes.viewBox && hasBox)) || !(width > 0 && height > 0)) {
    throw refuse('it has no size; a viewBox, or a width and height such as 210mm and 297mm, would work');
  }
  if (Math.max(width / height, height / width) > LONGEST) {
    throw refuse('it is more than ten times as long as it is wide; a page of a book is not');
  }
  return { width, height };
}

function drawnBy(source: Source, refuse: Refuse, readFile: (file: string) => Uint8Array): Drawn {
  const reading: Reading = {
    source,
    refuse,
    allowance: { left: MOST_ELEMENTS },
    pictureOf: pictureReader(readFile, refuse),
  };
  const clips = new Clips(reading);
  const items: Drawn['items'][number][] = [];
  const slots = new Map<Place, Slot>();
  /** The slot that a place is, or is in. */
  const slotAt = (place: Place): Slot | undefined => {
    for (let at: Place | undefined = place; at; at = at.around) {
      const slot = slots.get(at);
      if (slot) return slot;
    }
    return undefined;
  };
  const begin = (place: Place): Slot | undefined => {
    const known = slotAt(place);
    const name = known ? undefined : slotOf(place.element.attributes);
    if (name === undefined || place.style.look.visibility !== 'visible') return known;
    const slot: Slot = { name, forms: [] };
    slots.set(place, slot);
    return slot;
  };
  const ended = walk(
    source,
    reading.allowance,
    (place) => {
      if (SILENT.includes(place.name) || isOthers(place)) return;
      const slot = begin(place);
      if (slot) {
        slot.forms.push(formIn(reading, place));
        return;
      }
      if (isFaint(place.style) || place.style.look.visibility !== 'visible') return;
      checkEffects(place, refuse);
      items.push(...drawnAt(reading, clips, place));
    },
    (place) => {
      if (begin(place)) return true;
      if (isFaint(place.style)) return false;
      checkEffects(place, refuse);
      return true;
    },
  );
  if (ended) throw refuse(ENDED[ended]);
  const page = sizeOf(source, refuse);
  return { ...page, items: items.filter((item) => isOn(page, item)), slots: [...slots.values()] };
}

/** Whether anything of it is on the page: editors have a desk around that. */
function isOn({ width, height }: Pick<Drawn, 'width' | 'height'>, item: Drawn['items'][number]): boolean {
  if (!('piece' in item)) return item.x >= 0 && item.x <= width && item.y >= 0 && item.y <= height;
  const { box } = item;
  return box.x <= width && box.y <= height && box.x + box.width >= 0 && box.y + box.height >= 0;
}

/** What an element that is no group draws. */
function drawnAt(reading: Reading, clips: Clips, place: Place): Drawn['items'][number][] {
  const { name, element } = place;
  if (name === 'text') return textItems(reading, place);
  const pieces: readonly (ArtPiece | PicturePiece)[] | undefined =
    name === 'image' ? imagePieces(reading, clips, place) : shapePieces(reading, clips, place);
  if (pieces) {
    return pieces.flatMap((piece): Leaf[] => {
      const box = boxOfPiece(piece);
      return box ? [{ piece, box, place }] : [];
    });
  }
  if (name === 'use') {
    throw reading.refuse(`a <use> draws '${hrefOf(element)}', which is not there; without it, it would work`);
  }
  throw reading.refuse(`a <${name}> is not drawn; as shapes or as an embedded picture it works`);
}

/** Elements of editors, and what Illustrator keeps for itself. */
function isOthers({ name, element }: Place): boolean {
  return (
    name.includes(':') || (name === 'foreignObject' && element.attributes.requiredExtensions !== undefined)
  );
}

/** @throws Refusal (file) for a look that only screens have */
function checkEffects({ name, style: { own } }: Place, refuse: Refuse): void {
  const isSet = (value: string | undefined): value is string =>
    value !== undefined && !['none', 'normal', ''].includes(value);
  const flatten = 'flatten what it is on to a picture, or leave it out';
  if (isSet(own.filter)) throw refuse(`a <${name}> has a filter, as shadows and blurs are; ${flatten}`);
  if (isSet(own['mix-blend-mode'])) {
    throw refuse(`a <${name}> has the blend mode ${own['mix-blend-mode']}; ${flatten}`);
  }
}

/** The form of an element in a slot; nothing of a text. */
function formIn(reading: Reading, place: Place): number[] {
  const { name, element, viewport } = place;
  if (name !== 'image') return formOf(reading, place, toPoints(place)) ?? [];
  const rect = { ...place, element, name: 'rect', viewport };
  return formOf(reading, rect, toPoints(place)) ?? [];
}

function slotBox(slot: Slot, page: { width: number; height: number }, refuse: Refuse): Box {
  const extent = extentOf(slot.forms);
  const named = `its ${slot.name}-slot`;
  if (!extent) throw refuse(`${named} has no form; a rectangle works`);
  const [left, top, right, bottom] = extent;
  const slack = 0.01 * Math.max(page.width, page.height);
  if (left < -slack || top < -slack || right > page.width + slack || bottom > page.height + slack) {
    throw refuse(`${named} reaches out of the page; one within it works`);
  }
  const least = slot.name === 'maze' || slot.name === 'answers' ? 0.15 : 0.005;
  if (right - left < least * page.width || bottom - top < least * page.height) {
    throw refuse(`${named} is too small for what goes there; a larger one works`);
  }
  return boxOf(extent, 0);
}

/** The box of what is seen of a piece. */
function boxOfPiece(piece: ArtPiece | PicturePiece): Box | undefined {
  const isPath = 'path' in piece;
  const extent = extentOf([isPath ? piece.path : formOfPicture(piece)]);
  if (!extent) return undefined;
  const beyond = isPath ? (piece.stroke ?? 0) / 2 : 0;
  const seen = (piece.clips ?? []).reduce<Extent>(
    (box, { path }) => {
      const inside = extentOf([path]) ?? [0, 0, 0, 0];
      return [
        Math.max(box[0], inside[0]),
        Math.max(box[1], inside[1]),
        Math.min(box[2], inside[2]),
        Math.min(box[3], inside[3]),
      ];
    },
    [extent[0] - beyond, extent[1] - beyond, extent[2] + beyond, extent[3] + beyond],
  );
  return seen[0] <= seen[2] && seen[1] <= seen[3] ? boxOf(seen, 0) : undefined;
}

function boxOf([left, top, right, bottom]: Extent, beyond: number): Box {
  return {
    x: left - beyond,
    y: top - beyond,
    width: right - left + 2 * beyond,
    height: bottom - top + 2 * beyond,
  };
}
