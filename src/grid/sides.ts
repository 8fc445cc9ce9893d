import type { Step } from './faces.ts';

/** A side of a tile, shared with its neighbour: a run of points with the bulge of each step. */
export interface Side {
  readonly from: number;
  readonly to: number;
  readonly bulge: number;
  /** Points from first to last, crossings between them. */
  points: number[];
  bulges: number[];
  /** Steps that are a part of the outline instead of walls of their own. */
  hugs: boolean[];
}

/** A side as one of its tiles sees it: whether it runs the tile's way. */
export interface OwnSide {
  readonly side: Side;
  readonly forward: boolean;
}

/** Gives the side that two tiles share one object. */
export class SideIndex {
  readonly all: Side[] = [];
  private readonly sidesOfKey = new Map<number, Side[]>();

  sideOf(from: number, to: number, bulge: number): OwnSide {
    const key = Math.min(from, to) * 2 ** 26 + Math.max(from, to);
    const known = this.sidesOfKey.get(key) ?? [];
    for (const side of known) {
      const isSame = side.from === to && side.to === from && Math.abs(side.bulge + bulge) < 1e-6;
      if (isSame) return { side, forward: false };
    }
    const side: Side = { from, to, bulge, points: [from, to], bulges: [bulge], hugs: [false] };
    this.sidesOfKey.set(key, [...known, side]);
    this.all.push(side);
    return { side, forward: true };
  }
}

/** The steps of a side, the way of the tile that it belongs to. */
export function stepsAlong({
  side: { points, bulges, hugs },
  forward,
}: OwnSide): (Step & { hugs: boolean })[] {
  const steps = bulges.map((bulge, i) => ({ from: points[i], to: points[i + 1], bulge, hugs: hugs[i] }));
  if (forward) return steps;
  return steps.reverse().map((step) => ({ ...step, from: step.to, to: step.from, bulge: -step.bulge }));
}
