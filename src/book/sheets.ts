import { aim, type Wish } from '../puzzle/aim.ts';
import type { GridCache } from '../puzzle/grids.ts';
import { drawPlate, type Plate } from '../puzzle/plate.ts';
import type { BookSpec } from './spec.ts';

/** Which maze of a wish to make: its number, from 1, and for whom. */
export interface Order {
  readonly number: number;
  readonly pupil?: string | undefined;
}

/** One puzzle page to come: an order, and its maze by its place in the list of orders, from 0. */
export interface Sheet extends Order {
  readonly maze: number;
  /** What its answer is called: its number; in a class whose it is too. */
  readonly title: string;
}

/** The mazes of a book in order: 1, 2, 3 …, or those for each pupil of a class. */
export function ordersOf({ pages, names, same }: BookSpec): Order[] {
  const numbers = Array.from({ length: pages }, (_, i) => i + 1);
  if (names.length === 0 || same) return numbers.map((number) => ({ number }));
  return names.flatMap((pupil) => numbers.map((number) => ({ number, pupil })));
}

/** The puzzle pages of a book in order: one for each maze, or for each pupil all of the same mazes. */
export function sheetsOf(spec: BookSpec): Sheet[] {
  const orders = ordersOf(spec);
  if (!spec.same)
    return orders.map((order, maze) => ({ ...order, maze, title: titleOf(order, spec.pages === 1) }));
  return spec.names.flatMap((pupil) =>
    orders.map(({ number }, maze) => ({ number, pupil, maze, title: String(number) })),
  );
}

/**
 * What the answer of an order is called.
 * @param isOnly whether each pupil has only one
 */
export function titleOf({ number, pupil }: Order, isOnly: boolean): string {
  if (pupil === undefined) return String(number);
  return isOnly ? pupil : `${pupil} ${number}`;
}

/** The maze of an order. */
export function makeMaze(wish: Wish, { number, pupil }: Order, grids: GridCache): Plate {
  return drawPlate(aim({ ...wish, pupil }, number, grids));
}
