import { basename, extname } from 'node:path';
import { pngDrawing } from '../outlines/png-outline.ts';
import { svgDrawing } from '../outlines/svg-outline.ts';
import { textDrawing } from '../outlines/text-outline.ts';
import { openTypeface } from '../page/typeface.ts';
import type { Shape } from '../puzzle/spec.ts';
import { Refusal } from '../refusal.ts';
import { readBytes, readText } from './files.ts';
import { host } from './host.ts';

const TEXT = /^text:/i;
/** A heading has room for this many letters of a shape's name. */
const LONGEST_TITLE = 16;
/** Letters are drawn at this size, in points, before they are fitted. */
const LETTER_SIZE = 1000;

/**
 * A shape from a text (text:ABC) or a file; undefined for what is neither, a name.
 * @throws Refusal (usage, file) if it cannot be read, or shows nothing that a maze can fill
 */
export function readShape(item: string): Shape | undefined {
  if (TEXT.test(item)) {
    const bold = openTypeface('Atkinson Hyperlegible Bold', host.readFont('bold'));
    const words = item.replace(TEXT, '');
    bold.check(words);
    return textDrawing(words, (text) => bold.outlineOf(text, 0, 0, LETTER_SIZE));
  }
  if (!/[./\\]/.test(item)) return undefined;
  const title = titleOf(item);
  switch (extname(item).toLowerCase()) {
    case '.txt':
      return { title, mask: readText(item) };
    case '.svg':
      return svgDrawing(title, readText(item));
    case '.png': {
      const drawn = pngDrawing(title, readBytes(item));
      return 'kind' in drawn ? { title, mask: drawn.text } : drawn;
    }
    default:
      throw new Refusal('usage', `--shape: '${item}' is no .svg, .png or .txt file; one of those works`);
  }
}

/** A file's name as people read it on a page: short, and without what only file names have. */
function titleOf(path: string): string {
  const name = basename(path, extname(path))
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  const letters = Array.from(name);
  return letters.length <= LONGEST_TITLE
    ? name
    : `${letters
        .slice(0, LONGEST_TITLE - 1)
        .join('')
        .trimEnd()}…`;
}
