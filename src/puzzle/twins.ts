import { Refusal } from '../refusal.ts';
import { aim, type Wish } from './aim.ts';
import type { GridCache } from './grids.ts';
import { drawPlate, type Plate } from './plate.ts';

/** Other mazes that are tried in the place of one that is like an earlier one. */
const TRIES = 24;

/**
 * Makes other mazes in the place of those that are like an earlier one up to rotation and mirror. A maze depends on those
 * before it only, so that it is the same in a longer book.
 * @param plates of puzzles 1, 2, 3 …; changed in place
 * @throws Refusal (wish) if there are not enough different mazes
 */
export function replaceTwins(wish: Wish, plates: Plate[], grids: GridCache): void {
  const seen = new Set<string>();
  plates.forEach((plate, i) => {
    let fresh = plate;
    for (let again = 1; seen.has(fresh.likeness); again++) {
      if (again > TRIES) throw new Refusal('wish', tooFew(plate, i, wish));
      fresh = drawPlate(aim(wish, i + 1, grids, again));
    }
    seen.add(fresh.likeness);
    plates[i] = fresh;
  });
}

function tooFew({ spec }: Plate, made: number, { size }: Wish): string {
  const sizes = size ? ` at --size ${size.join('x')}` : '';
  return (
    `only ${made} ${made === 1 ? 'maze' : 'mazes'} of ${spec.cells}${sizes} found that differ by more than a turn or a mirror; ` +
    `up to ${made} --pages, ${size ? 'a larger --size' : 'a harder --difficulty'} or more --cells would work`
  );
}
