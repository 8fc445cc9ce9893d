import type { Variant } from '../registry.ts';

/** A page design that comes with bookgen: a folder of its name in templates/. */
interface ShippedTemplate extends Variant {
  /** What it is for, in a sentence without its stop; template.json says the same. */
  readonly about: string;
}

/** Every template by name; the first is used where none is asked for. */
export const templates = [
  {
    name: 'classroom',
    title: 'Classroom',
    about: 'name, date and class on each page, difficulty as stars, the code for the answer key',
    aliases: ['school'],
  },
  {
    name: 'plain',
    title: 'Plain',
    about: 'number, maze and page number, nothing else: for the press',
    aliases: ['press'],
  },
  {
    name: 'kids',
    title: 'Kids',
    about: 'large numbers, and a mouse at the start that looks for its cheese',
    aliases: ['children'],
  },
  {
    name: 'large-print',
    title: 'Large print',
    about: '18 pt letters, thick walls and wide margins',
    aliases: [],
  },
  {
    name: 'elegant',
    title: 'Elegant',
    about: 'a fine double frame, headings in small capitals',
    aliases: [],
  },
] as const satisfies readonly ShippedTemplate[];
