import { makeMaze, type Order } from '../book/sheets.ts';
import type { Wish } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import type { Plate } from '../puzzle/plate.ts';
import { Refusal } from '../refusal.ts';

/** Some of the mazes of a wish. */
export interface PlateJob {
  readonly wish: Wish;
  readonly orders: readonly Order[];
}

/** A Refusal as plain data: classes do not survive the way between threads. */
export interface Failure {
  readonly refusal: Refusal['kind'];
  readonly message: string;
}

const grids = new GridCache();

/** Runs in a worker thread. */
export default function makePart({ wish, orders }: PlateJob): Plate[] | Failure {
  try {
    return orders.map((order) => makeMaze(wish, order, grids));
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.kind, message: error.message };
    throw error;
  }
}
