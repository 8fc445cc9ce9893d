import { availableParallelism } from 'node:os';
import { makeMaze, type Order } from '../book/sheets.ts';
import type { Wish } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import type { Plate } from '../puzzle/plate.ts';
import { replaceTwins } from '../puzzle/twins.ts';
import { Refusal } from '../refusal.ts';
import type { Failure, PlateJob } from './plate-worker.ts';

/** Puzzles that one job makes: enough to outweigh the message, few enough for all threads to have work. */
const JOB = 5;
/** Mazes below this number are made sooner on this thread than others can be started. */
const WORTH_THREADS = 250;

/**
 * Makes the mazes of some orders; the same on any number of threads.
 * @param jobs threads; undefined for as many as the machine has, if the work is worth them
 */
export async function makePlates(
  wish: Wish,
  orders: readonly Order[],
  jobs: number | undefined,
  onPlate: (done: number) => void,
): Promise<Plate[]> {
  const count = orders.length;
  const threads = Math.min(
    jobs ?? (count < WORTH_THREADS ? 1 : availableParallelism()),
    Math.ceil(count / JOB),
  );
  if (threads <= 1) {
    const grids = new GridCache();
    const plates = orders.map((order, i) => {
      const plate = makeMaze(wish, order, grids);
      onPlate(i + 1);
      return plate;
    });
    return withoutTwins(wish, orders, plates, grids);
  }
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: new URL('./plate-worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    let done = 0;
    const parts = Array.from({ length: Math.ceil(count / JOB) }, async (_, part) => {
      const job: PlateJob = { wish, orders: orders.slice(part * JOB, (part + 1) * JOB) };
      const result = (await pool.run(job)) as Plate[] | Failure;
      if ('refusal' in result) throw new Refusal(result.refusal, result.message);
      done += result.length;
      onPlate(done);
      return result;
    });
    // The first number that fails is what one thread would have met first.
    const settled = await Promise.allSettled(parts);
    const plates = settled.flatMap((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    return withoutTwins(wish, orders, plates, new GridCache());
  } finally {
    await pool.destroy();
  }
}

/** Twins are replaced in a book; not in a class, where a pupil's maze must not hang on who else there is. */
function withoutTwins(wish: Wish, orders: readonly Order[], plates: Plate[], grids: GridCache): Plate[] {
  if (orders.every(({ pupil }) => pupil === undefined)) replaceTwins(wish, plates, grids);
  return plates;
}
