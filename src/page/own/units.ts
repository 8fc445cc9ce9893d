import type { Place } from '../../svg/walk.ts';
import type { Box } from '../marks.ts';
import type { TemplateItem } from '../template.ts';

type OwnItem = Extract<TemplateItem, { kind: 'own' }>;
type TextItem = Extract<TemplateItem, { kind: 'text' }>;

/** What is longer than this part of the page goes from edge to edge, as frames and headers do. */
const SPAN = 0.6;
/** What is this near to the middle, in parts of the page, is in the middle. */
const MIDDLE = 0.02;
/** A drawing of more units than this is one picture, as far as one can tell. */
const MOST_UNITS = 3000;

/** A piece as it is drawn, and where it stands in the file. */
export interface Leaf {
  readonly piece: OwnItem['piece'];
  readonly box: Box;
  readonly place: Place;
}

/** Pieces that move together. */
interface Unit {
  box: Box;
  readonly leaves: Leaf[];
}

/** Decides what moves with what when a drawing is fitted to other paper. */
export class Units {
  readonly #width: number;
  readonly #height: number;
  readonly #unitOf = new Map<Leaf, Unit>();
  readonly #units: readonly Unit[];

  /** @param width of the page, in points, as is its height */
  constructor(leaves: readonly Leaf[], width: number, height: number) {
    this.#width = width;
    this.#height = height;
    const moving = leaves.filter(
      (leaf) => !this.#spans(leaf.box, leaf).across && !this.#spans(leaf.box, leaf).down,
    );
    this.#units = this.#merged(this.#grouped(moving, leaves));
    for (const unit of this.#units) for (const leaf of unit.leaves) this.#unitOf.set(leaf, unit);
  }

  /** A piece with the place that it moves by. */
  itemOf(leaf: Leaf): OwnItem {
    const { piece, box } = leaf;
    const about = this.#middleOf(this.#unitOf.get(leaf)?.box ?? box);
    return { kind: 'own', piece, box, about, spans: this.#spans(box, leaf) };
  }

  /** A text that stands on a piece moves with it. */
  placed(item: TextItem): TextItem {
    const [x, y] = [item.x, item.y - item.runs[0].size / 3];
    // What is all of the page is no piece that a text stands on.
    const under = this.#units.filter(
      ({ box }) =>
        !(box.width > SPAN * this.#width && box.height > SPAN * this.#height) &&
        x >= box.x &&
        x <= box.x + box.width &&
        y >= box.y &&
        y <= box.y + box.height,
    );
    if (under.length === 0) return item;
    const nearest = under.reduce((a, b) => (b.box.width * b.box.height < a.box.width * a.box.height ? b : a));
    return { ...item, about: this.#middleOf(nearest.box) };
  }

  /** Pictures keep their proportions, whatever they span. */
  #spans({ width, height }: Box, leaf?: Leaf): OwnItem['spans'] {
    if (leaf && 'picture' in leaf.piece) return { across: false, down: false };
    const always = leaf?.place.element.attributes['data-stretch'] !== undefined;
    return { across: always || width > SPAN * this.#width, down: always || height > SPAN * this.#height };
  }

  #middleOf({ x, y, width, height }: Box): [number, number] {
    const near = (at: number, side: number): number =>
      Math.abs(at - side / 2) < MIDDLE * side ? side / 2 : at;
    return [near(x + width / 2, this.#width), near(y + height / 2, this.#height)];
  }

  /** The pieces of the largest groups that do not span the page, as units. */
  #grouped(moving: readonly Leaf[], all: readonly Leaf[]): Unit[] {
    const boxes = new Map<Place, Box>();
    for (const { place, box } of all) {
      for (let at = place.around; at; at = at.around) {
        const known = boxes.get(at);
        boxes.set(at, known ? around(known, box) : box);
      }
    }
    const units = new Map<Place | Leaf, Unit>();
    for (const leaf of moving) {
      let key: Place | Leaf = leaf;
      for (let at = leaf.place.around; at; at = at.around) {
        const { across, down } = this.#spans(boxes.get(at) ?? leaf.box);
        if (!across && !down) key = at;
      }
      const unit = units.get(key);
      if (unit) {
        unit.leaves.push(leaf);
        unit.box = around(unit.box, leaf.box);
      } else units.set(key, { box: leaf.box, leaves: [leaf] });
    }
    return [...units.values()];
  }

  /** Units that touch one another as one, unless that would be all around the page. */
  #merged(units: readonly Unit[]): readonly Unit[] {
    if (units.length > MOST_UNITS) return [merge(units)];
    const sets = units.map((_, i) => i);
    const find = (i: number): number => {
      let at = i;
      while (sets[at] !== at) {
        sets[at] = sets[sets[at]];
        at = sets[at];
      }
      return at;
    };
    units.forEach((unit, i) => {
      for (let j = 0; j < i; j++) if (touches(unit.box, units[j].box)) sets[find(i)] = find(j);
    });
    const members = new Map<number, Unit[]>();
    units.forEach((unit, i) => {
      const root = find(i);
      members.set(root, [...(members.get(root) ?? []), unit]);
    });
    return [...members.values()].flatMap((together) => {
      const whole = merge(together);
      const { across, down } = this.#spans(whole.box);
      return across && down ? together : [whole];
    });
  }
}

function merge(units: readonly Unit[]): Unit {
  return { box: units.map(({ box }) => box).reduce(around), leaves: units.flatMap(({ leaves }) => leaves) };
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

function touches(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}
