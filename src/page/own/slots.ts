import { elementsOf, type Source } from '../../svg/parse.ts';
import { slotNames } from '../template.ts';
import type { Refuse } from './refuse.ts';

export type SlotName = (typeof slotNames)[number];

/** Attributes that hold the name that a person gave: SVG's own, Inkscape's, Illustrator's and Affinity's. */
const NAMES = ['id', 'inkscape:label', 'data-name', 'serif:id'];

/**
 * Which slot an element is by one of its names, however its editor spelt that: maze_x5F_slot, "maze slot",
 * svg:maze-slot, page1__maze-slot, maze-slot_1_.
 */
export function slotOf(attributes: Readonly<Record<string, string>>): SlotName | undefined {
  for (const key of NAMES) {
    const name = attributes[key] === undefined ? '' : plainName(attributes[key]);
    const slot = slotNames.find((one) => name === `${one}-slot`);
    if (slot) return slot;
  }
  return undefined;
}

/** A name without what editors do to it, in small letters, its words joined by hyphens. */
function plainName(name: string): string {
  return (
    name
      .replaceAll(/_x([\da-f]{2,4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/^.*(?:__|[:/.])/, '')
      // What tells a copy from its first.
      .replace(/[_\s-]+\d+_?$/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .join('-')
  );
}

/**
 * Makes sure that a page has each of its slots once, and the one that it cannot do without.
 * @throws what `refuse` makes of the reason
 */
export function checkSlots(
  found: readonly SlotName[],
  needed: SlotName | undefined,
  source: Source,
  refuse: Refuse,
): void {
  const twice = found.find((slot, i) => found.indexOf(slot) !== i);
  if (twice) {
    const count = found.filter((slot) => slot === twice).length;
    throw refuse(`it has ${count} elements named ${twice}-slot; one works`);
  }
  if (needed === undefined || found.includes(needed)) return;
  for (const { attributes } of elementsOf(source.root)) {
    if (slotOf(attributes) !== needed) continue;
    throw refuse(`its ${needed}-slot is hidden, or in what is not drawn; shown, without a colour, it works`);
  }
  throw refuse(`nothing in it is named ${needed}-slot; a rectangle of that name, where it goes, works`);
}
