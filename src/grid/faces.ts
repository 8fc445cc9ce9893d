import { type Corner, doubleArea, flatten } from '../geometry/ring.ts';

/** A piece of boundary between two points, with the inside where angles grow towards. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly bulge: number;
}

/** A cell to be: its boundary in ring order. */
export interface Face {
  /** The tile that it was cut from, the first if from several. */
  readonly of: number;
  readonly steps: readonly Step[];
  readonly area: number;
  /** Area of the tile that it was cut from, or of a usual one if that is less. */
  readonly usual: number;
}

/** Boundaries that do not fit together, since more lines meet than can be told apart. */
export class Tangle extends Error {}

/** Area within steps in ring order. */
export function areaOf(steps: readonly Step[], xy: readonly number[]): number {
  const ring = steps.map(({ from, bulge }): Corner => [xy[2 * from], xy[2 * from + 1], bulge]);
  return doubleArea(flatten(ring)) / 2;
}

/**
 * Joins steps, each with its inside to the same hand, into rings. Where several lead on from a point, the walk takes
 * the one that keeps nearest to its inside:
 *
 *      ^ this one
 *      |
 *   -->+-->        (inside above)
 *
 * @throws Tangle if some step leads nowhere
 */
export function traceFaces(steps: readonly Step[], xy: readonly number[]): Step[][] {
  const leaving = new Map<number, Step[]>();
  for (const step of steps) {
    const list = leaving.get(step.from);
    if (list) list.push(step);
    else leaving.set(step.from, [step]);
  }
  const heading = ({ from, to, bulge }: Step): number =>
    Math.atan2(xy[2 * to + 1] - xy[2 * from + 1], xy[2 * to] - xy[2 * from]) - 2 * Math.atan(bulge);
  const backwards = ({ from, to, bulge }: Step): number =>
    Math.atan2(xy[2 * from + 1] - xy[2 * to + 1], xy[2 * from] - xy[2 * to]) + 2 * Math.atan(bulge);
  const used = new Set<Step>();
  const faces: Step[][] = [];
  for (const start of steps) {
    if (used.has(start)) continue;
    const face: Step[] = [];
    for (let step = start; !used.has(step); ) {
      used.add(step);
      face.push(step);
      const candidates = leaving.get(step.to) ?? [];
      if (candidates.length === 0) throw new Tangle(`nothing leads on from point ${step.to}`);
      const back = backwards(step);
      const swept = (one: Step): number => {
        const turn = (((back - heading(one)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
        return turn < 1e-9 ? 2 * Math.PI : turn;
      };
      step = candidates.reduce((best, one) => (swept(one) < swept(best) ? one : best));
    }
    if (face[0].from !== face[face.length - 1].to) throw new Tangle('a boundary is not closed');
    faces.push(face);
  }
  return faces;
}
