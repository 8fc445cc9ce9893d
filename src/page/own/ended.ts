/** What to say of a walk through a drawing that ended early. */
export const ENDED = {
  cycle: 'a <use> draws itself; it would work without',
  many: 'it draws more than 50,000 elements; a simpler drawing, or a picture of it, would work',
} as const;

/** Elements that a drawing may have, those of its clips and repeated ones included. */
export const MOST_ELEMENTS = 50_000;
