import { Refusal } from '../refusal.ts';
import { lookUp } from '../registry.ts';
import { type Face, openFace } from './face.ts';
import { FALLBACK, fonts } from './fonts.ts';
import type { Weight } from './marks.ts';
import { type Typefaces, typefaceOf } from './typeface.ts';

/** Reads a font file: one of `fonts` by its name, or a person's own by its path. */
export type ReadFont = (weight: Weight, font: string) => Uint8Array;

/**
 * Opens what a book's text is set in.
 * @param font a name from `fonts`, or the path of a person's own file, which serves for both weights
 * @throws Refusal (usage) if that file is no TrueType or OpenType font
 */
export function openTypefaces(font: string, read: ReadFont): Typefaces {
  const own = lookUp(fonts, font) ? undefined : openOwn(font, read('regular', font));
  const typeface = (weight: Weight) => {
    const face = own ?? openShipped(font, weight, read);
    return typefaceOf(face, font === FALLBACK ? undefined : () => openShipped(FALLBACK, weight, read));
  };
  return { regular: typeface('regular'), bold: typeface('bold') };
}

function openShipped(name: string, weight: Weight, read: ReadFont): Face {
  const title = lookUp(fonts, name)?.title ?? name;
  return openFace(weight === 'bold' ? `${title} Bold` : title, read(weight, name));
}

/** First four bytes of files that people take for fonts, and what is wrong with them. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  wOFF: 'a web font (WOFF)',
  wOF2: 'a web font (WOFF2)',
  ttcf: 'a collection of several fonts',
};
const SIGNATURES = ['\0\x01\0\0', 'true', 'OTTO'];
/** Letters that show whether a font can be laid out and drawn at all. */
const TRIAL = 'Mazes 0123456789';

/** A font from a person's file, which may be anything. */
function openOwn(path: string, bytes: Uint8Array): Face {
  const refusal = (fault: string): Refusal =>
    new Refusal('usage', `--font: '${path}' is ${fault}; a single .ttf or .otf font works`);
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  if (OTHER_KINDS[signature]) throw refusal(OTHER_KINDS[signature]);
  if (!SIGNATURES.includes(signature)) throw refusal('no font');
  const tags = wholeTables(bytes);
  if (!tags) throw refusal('a damaged font, cut short');
  if (!tags.includes('glyf') && !tags.includes('CFF ')) throw refusal('a font without plain outlines');
  try {
    const face = openFace(path, bytes);
    face.outlineOf(TRIAL, false, 0, 0, 1);
    if (!(face.widthOf(TRIAL, false, 1) > 0)) throw new Error('no widths');
    return face;
  } catch {
    throw refusal('a damaged font');
  }
}

/** Names of the tables in a font; undefined if one of them reaches beyond the end. */
function wholeTables(bytes: Uint8Array): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length < 12 ? 0 : view.getUint16(4);
  if (bytes.length < 12 + 16 * count) return undefined;
  const tags: string[] = [];
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    if (view.getUint32(at + 8) + view.getUint32(at + 12) > bytes.length) return undefined;
    tags.push(String.fromCharCode(...bytes.subarray(at, at + 4)));
  }
  return tags;
}
