import { lengthOf } from '../geometry/arc.ts';
import type { Face, Step } from './faces.ts';
import { isPinched, touchesItself } from './pinch.ts';

/** A cell with less than this part of a usual one's area is a sliver. */
const SLIVER = 0.5;
/** Areas that differ by less are equal: the last digits of two mirror images must not decide. */
const TIE = 1e-6;

/**
 * Joins slivers to the neighbour that shares their longest side, the smallest first, until none is left; rather to
 * another one if the two would make a pinched cell.
 * @returns the cells, in the order of the faces
 */
export function mergeSlivers(
  faces: readonly Face[],
  xy: readonly number[],
  corridor: number,
): Pick<Face, 'of' | 'steps'>[] {
  return new Merger(faces, xy, corridor).merged();
}

interface Growing {
  readonly of: number;
  steps: readonly Step[];
  area: number;
  /** What its area is measured by: the greatest of what it joined. */
  usual: number;
}

class Merger {
  private readonly growing: (Growing | undefined)[];
  /** The faces at each step, by its two points; those joined to others are followed by `ownerOf`. */
  private readonly facesOfStep = new Map<number, number[]>();
  private readonly owner: Int32Array;

  constructor(
    faces: readonly Face[],
    private readonly xy: readonly number[],
    private readonly corridor: number,
  ) {
    this.growing = faces.map((face) => ({ ...face }));
    this.owner = Int32Array.from(faces, (_, face) => face);
    faces.forEach(({ steps }, face) => {
      for (const step of steps) {
        const key = keyOf(step);
        const known = this.facesOfStep.get(key);
        if (known) known.push(face);
        else this.facesOfStep.set(key, [face]);
      }
    });
  }

  merged(): Growing[] {
    const isSmall = ({ area, usual }: Growing): boolean => area < SLIVER * usual - TIE;
    const waiting = this.growing
      .map((face, i) => [face as Growing, i] as const)
      .filter(([face]) => isSmall(face))
      .sort(([a, i], [b, j]) => a.area - b.area || i - j)
      .map(([, i]) => i);
    // What has grown may still be small: it is looked at again, after the rest.
    for (let at = 0; at < waiting.length; at++) {
      const face = this.ownerOf(waiting[at]);
      if (!isSmall(this.growing[face] as Growing)) continue;
      if (this.joinToNeighbour(face)) waiting.push(face);
    }
    return this.growing.filter((face) => face !== undefined);
  }

  /** False if there is no neighbour that it can join. */
  private joinToNeighbour(face: number): boolean {
    const { steps } = this.growing[face] as Growing;
    const lengths = new Map<number, number>();
    for (const step of steps) {
      const other = this.across(step, face);
      if (other !== undefined) lengths.set(other, (lengths.get(other) ?? 0) + this.length(step));
    }
    const ranked = [...lengths].sort(([a, one], [b, two]) => Math.round((two - one) * 1e6) || a - b);
    const unions = ranked.flatMap(([other]) => {
      const joined = this.join(face, other);
      return joined ? [{ other, joined }] : [];
    });
    const best = unions.find(({ joined }) => !isPinched(joined, this.xy, this.corridor)) ?? unions[0];
    if (!best) return false;
    const { other, joined } = best;
    const [kept, given] = face < other ? [face, other] : [other, face];
    const [a, b] = [this.growing[face] as Growing, this.growing[other] as Growing];
    this.growing[kept] = {
      of: Math.min(a.of, b.of),
      steps: joined,
      area: a.area + b.area,
      usual: Math.max(a.usual, b.usual),
    };
    this.growing[given] = undefined;
    this.owner[given] = kept;
    return true;
  }

  /** The boundary of two faces in one; undefined if they share two runs apart, and so would close in a hole, or if it
   * would touch itself. */
  private join(face: number, other: number): Step[] | undefined {
    const one = this.ownPart(face, other);
    const two = this.ownPart(other, face);
    const joined = one && two && [...one, ...two];
    return joined && !touchesItself(joined) ? joined : undefined;
  }

  /** The steps of a face that it does not share with another, in one run; undefined if there are several. */
  private ownPart(face: number, other: number): Step[] | undefined {
    const { steps } = this.growing[face] as Growing;
    const isShared = steps.map((step) => this.across(step, face) === other);
    const starts = steps
      .map((_, i) => i)
      .filter((i) => !isShared[i] && isShared[(i + steps.length - 1) % steps.length]);
    if (starts.length !== 1) return undefined;
    const turned = steps.map((_, i) => (starts[0] + i) % steps.length);
    return turned.filter((i) => !isShared[i]).map((i) => steps[i]);
  }

  private across(step: Step, face: number): number | undefined {
    for (const one of this.facesOfStep.get(keyOf(step)) ?? []) {
      const owner = this.ownerOf(one);
      if (owner !== face) return owner;
    }
    return undefined;
  }

  private ownerOf(face: number): number {
    let at = face;
    while (this.owner[at] !== at) at = this.owner[at];
    return at;
  }

  private length({ from, to, bulge }: Step): number {
    const { xy } = this;
    return lengthOf(xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1], bulge);
  }
}

function keyOf({ from, to }: Step): number {
  return Math.min(from, to) * 2 ** 26 + Math.max(from, to);
}
