import { LINE, MOVE } from '../geometry/path.ts';
import { fill, findSlot, type Kit, type Values } from './fill.ts';
import { type Page, type PathMark, THINNEST_LINE } from './marks.ts';
import { textParts } from './parts.ts';
import type { PageKind } from './template.ts';

/** Thickness of a line to write on, in its distance to the next one. */
const RULE = 1 / 32;
const RULE_GREY = 0.5;

/**
 * A page of words and artwork, without a maze: a section's first, a certificate, notes.
 * @param bookmark its title in the outline, if it is in it
 */
export function wordsPage(
  kit: Kit,
  kind: Extract<PageKind, 'section' | 'certificate' | 'notes'>,
  values: Values,
  folio: number,
  bookmark?: { readonly title: string; readonly level: 0 | 1 },
): Page {
  const filled = fill(kit, kind, { ...values, page: String(folio) });
  const { marks, texts } = textParts(kit.typefaces, filled, 1, folio);
  return {
    width: kit.width,
    height: kit.height,
    marks: [...marks, ...rules(kit, kind)],
    parts: texts.map(({ part }) => part),
    ...(bookmark ? { bookmarks: [bookmark] } : {}),
  };
}

/** Lines to write on, where the template has a place for them: as many as fit, in one path. */
function rules(kit: Kit, kind: PageKind): PathMark[] {
  const box = findSlot(kit, kind, 'lines');
  if (!box) return [];
  const { line } = kit.template.sizes;
  const path: number[] = [];
  for (let y = box.y + line; y <= box.y + box.height; y += line)
    path.push(MOVE, box.x, y, LINE, box.x + box.width, y);
  return [
    {
      kind: 'path',
      role: 'decoration',
      path,
      originX: 0,
      originY: 0,
      scale: 1,
      stroke: Math.max(THINNEST_LINE, RULE * line),
      grey: RULE_GREY,
    },
  ];
}
