import { aim, type Wish } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import { drawPlate, type Plate } from '../puzzle/plate.ts';
import { Refusal } from '../refusal.ts';

/** Numbers `from` to `to` of a wish. */
export interface PlateJob {
  readonly wish: Wish;
  readonly from: number;
  readonly to: number;
}

/** A Refusal as plain data: classes do not survive the way between threads. */
export interface Failure {
  readonly refusal: Refusal['kind'];
  readonly message: string;
}

const grids = new GridCache();

/** Runs in a worker thread. */
export default function makePart({ wish, from, to }: PlateJob): Plate[] | Failure {
  try {
    return Array.from({ length: to - from + 1 }, (_, i) => drawPlate(aim(wish, from + i, grids)));
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.kind, message: error.message };
    throw error;
  }
}
