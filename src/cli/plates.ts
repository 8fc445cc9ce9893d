import { availableParallelism } from 'node:os';
import { aim, type Wish } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import { drawPlate, type Plate } from '../puzzle/plate.ts';
import { replaceTwins } from '../puzzle/twins.ts';
import { Refusal } from '../refusal.ts';
import type { Failure, PlateJob } from './plate-worker.ts';

/** Puzzles that one job makes: enough to outweigh the message, few enough for all threads to have work. */
const JOB = 5;
/** Mazes below this number are made sooner on this thread than others can be started. */
const WORTH_THREADS = 250;

/**
 * Makes puzzles 1 to `count` of a wish, in order; the same on any number of threads.
 * @param jobs threads; undefined for as many as the machine has, if the work is worth them
 */
export async function makePlates(
  wish: Wish,
  count: number,
  jobs: number | undefined,
  onPlate: (done: number) => void,
): Promise<Plate[]> {
  const threads = Math.min(
    jobs ?? (count < WORTH_THREADS ? 1 : availableParallelism()),
    Math.ceil(count / JOB),
  );
  if (threads <= 1) {
    const grids = new GridCache();
    const plates = Array.from({ length: count }, (_, i) => {
      const plate = drawPlate(aim(wish, i + 1, grids));
      onPlate(i + 1);
      return plate;
    });
    replaceTwins(wish, plates, grids);
    return plates;
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
      const job: PlateJob = { wish, from: part * JOB + 1, to: Math.min(count, (part + 1) * JOB) };
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
    replaceTwins(wish, plates, new GridCache());
    return plates;
  } finally {
    await pool.destroy();
  }
}
