import type { NamedOutline } from '../grid/types.ts';

/** Two half circles. */
export const circle: NamedOutline = {
  id: 2,
  name: 'circle',
  title: 'Circle',
  aliases: ['disc', 'round'],
  phrase: 'in a circle',
  aspect: 1,
  coverage: Math.PI / 4,
  rings: [
    [
      [0, 0.5, 1],
      [1, 0.5, 1],
    ],
  ],
};
