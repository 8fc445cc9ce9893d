import type { NamedOutline } from '../grid/types.ts';

/** Everything: the patch keeps the form that its tiling gives it. */
export const rectangle: NamedOutline = {
  id: 1,
  name: 'rectangle',
  title: 'Rectangle',
  aliases: ['rect', 'none'],
  phrase: '',
  coverage: 1,
  rings: [],
};
