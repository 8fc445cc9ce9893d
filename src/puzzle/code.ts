import type { Size } from '../grid/types.ts';
import { carvers } from '../maze/carvers/index.ts';
import { usualMannerOf } from '../maze/maze.ts';
import { outlines } from '../outlines/index.ts';
import { rowsOf } from '../outlines/mask.ts';
import { randomFrom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { tilings } from '../tilings/index.ts';
import { carvingOf, nameOfCarving } from './carving.ts';
import { allOpenings, openingsOf } from './openings/index.ts';
import { type Edge, namedOutlineOf, type PuzzleSpec, SEEDS, type Shape, tilingOf } from './spec.ts';

/**
 * A puzzle code spells a PuzzleSpec in Crockford's base 32, 5 bits a symbol, with a check symbol at the end:
 *
 *     form 2 · tiling 5 · outline 5 · carver 5 · openings 3 · across − 1 8 · down − 1 8 · seed 24      60 bits
 *     form LARGE: high part of across − 1, 5 · of down − 1, 5                                         2 symbols
 *     form RICH: edge 1 · high parts 2, 2 · way 3 · rate 7 · braid 7 · 0 3                            5 symbols
 *     if the outline is no named one: digest of what it is 20                                         4 symbols
 *     check                                                                                           1 symbol
 *
 * Form PLAIN (cells kept whole) or SMOOTH (cells cut), if the carver works its usual way and there is no braid;
 * LARGE as PLAIN, but more than 256 across or down; RICH for all else. A spec has one code only. The fields and the
 * ids in the registries never change their meaning: a code printed once stays good.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const FIELDS = [2, 5, 5, 5, 3, 8, 8, 24] as const;
const PLAIN = 0;
const SMOOTH = 1;
const LARGE = 2;
const RICH = 3;
const BASE_SYMBOLS = 12;
const LARGE_SYMBOLS = 2;
const RICH_FIELDS = [1, 2, 2, 3, 7, 7, 3] as const;
const RICH_SYMBOLS = 5;
const DIGEST_SYMBOLS = 4;
/** Outline id of a shape from a file or a text, which a code names by its digest only. */
const BROUGHT_ID = 31;

/** Cells across or down that a code can spell. */
export const LARGEST_SIZE = 1024;

/** The code of a spec, in groups: 13 symbols for a usual one. */
export function codeOf(spec: PuzzleSpec): string {
  const symbols = symbolsOf(spec);
  return grouped([...symbols, checkOf(symbols)].map((symbol) => ALPHABET[symbol]).join(''));
}

/** A text that tells a spec from every other, whatever the title of its shape. */
export function identityOf(spec: PuzzleSpec): string {
  return symbolsOf(spec).join() + (typeof spec.shape === 'string' ? '' : canonical(spec.shape));
}

/**
 * The spec that a code spells. Case, hyphens and spaces do not matter; O is read as 0, I and L as 1.
 * @param shape the shape that the puzzle was made in, if it is no named one
 * @throws Refusal (usage) if the code is mistyped (any one wrong symbol, any two swapped), or needs another shape
 */
export function specOf(code: string, shape?: Exclude<Shape, string>): PuzzleSpec {
  const symbols = Array.from(
    code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'),
    (letter) => ALPHABET.indexOf(letter),
  );
  const check = symbols.pop();
  const mistyped = (): Refusal =>
    new Refusal(
      'usage',
      `the code '${code}' is not one of bookgen's; compare it with the page, letter by letter`,
    );
  if (symbols.includes(-1) || symbols.length < BASE_SYMBOLS || check !== checkOf(symbols)) throw mistyped();

  const [form, tilingId, outlineId, carverId, openingsId, across, down, seed] = unpack(
    FIELDS,
    symbols.slice(0, BASE_SYMBOLS),
  );
  const more = { [PLAIN]: 0, [SMOOTH]: 0, [LARGE]: LARGE_SYMBOLS, [RICH]: RICH_SYMBOLS }[form] as number;
  const rich = symbols.slice(BASE_SYMBOLS, BASE_SYMBOLS + more);
  const digest = symbols.slice(BASE_SYMBOLS + more);
  const tiling = tilings.find(({ id }) => id === tilingId);
  const outline = outlines.find(({ id }) => id === outlineId);
  const carver = carvers.find(({ id }) => id === carverId);
  const openings = allOpenings.find(({ id }) => id === openingsId);
  const isBrought = outlineId === BROUGHT_ID;
  const newer = new Refusal('usage', `the code '${code}' was made by a newer bookgen`);
  if (!tiling || !carver || !openings || !(outline || isBrought)) throw newer;
  if (rich.length < more || digest.length !== (isBrought ? DIGEST_SYMBOLS : 0)) throw newer;

  let size: Size = [across + 1, down + 1];
  let edge: Edge = form === SMOOTH ? 'smooth' : 'stepped';
  let manner = usualMannerOf(carver);
  let braid = 0;
  if (form === LARGE) size = [across + 1 + 256 * rich[0], down + 1 + 256 * rich[1]];
  if (form === RICH) {
    const [smooth, highAcross, highDown, wayAt, rate, share, reserved] = unpack(RICH_FIELDS, rich);
    const way = (carver.ways ?? [''])[wayAt];
    if (reserved !== 0 || way === undefined) throw newer;
    if (rate > 100 || share > 100 || (!carver.rate && rate > 0)) throw mistyped();
    size = [across + 1 + 256 * highAcross, down + 1 + 256 * highDown];
    edge = smooth ? 'smooth' : 'stepped';
    manner = { way, rate };
    braid = share;
  }
  if (Math.max(...size) > LARGEST_SIZE) throw mistyped();
  const plain = {
    cells: tiling.name,
    edge,
    algorithm: nameOfCarving({ carver, manner }),
    openings: openings.name,
    size,
    braid,
    seed,
  };
  // A spec has one code only: anything else that could be read as it is a slip of the pen.
  const checked = (spec: PuzzleSpec): PuzzleSpec => {
    if (symbolsOf(spec).join() !== symbols.join()) throw mistyped();
    return spec;
  };
  if (outline) return checked({ ...plain, shape: outline.name });
  if (!shape || digestOf(shape).join() !== digest.join()) {
    throw new Refusal(
      'usage',
      `the code '${code}' belongs to a maze in a shape from a file or a text; give that with --shape`,
    );
  }
  return checked({ ...plain, shape });
}

/** The form that a spec has to be spelled in. */
function formOf({ algorithm, size, braid, edge }: PuzzleSpec): number {
  const { carver, manner } = carvingOf(algorithm);
  const usual = usualMannerOf(carver);
  const isUsual = manner.way === usual.way && manner.rate === usual.rate && braid === 0;
  const isLarge = Math.max(...size) > 256;
  if (!isUsual || (isLarge && edge === 'smooth')) return RICH;
  if (isLarge) return LARGE;
  return edge === 'smooth' ? SMOOTH : PLAIN;
}

function symbolsOf(spec: PuzzleSpec): number[] {
  const [across, down] = spec.size;
  const isSound =
    Math.min(across, down) >= 1 &&
    Math.max(across, down) <= LARGEST_SIZE &&
    spec.seed >= 0 &&
    spec.seed < SEEDS &&
    Number.isInteger(spec.braid) &&
    spec.braid >= 0 &&
    spec.braid <= 100;
  if (!isSound) throw new RangeError(`no code spells ${JSON.stringify(spec)}`);
  const form = formOf(spec);
  const { carver, manner } = carvingOf(spec.algorithm);
  const symbols = pack(FIELDS, [
    form,
    tilingOf(spec.cells).id,
    typeof spec.shape === 'string' ? namedOutlineOf(spec.shape).id : BROUGHT_ID,
    carver.id,
    openingsOf(spec.openings).id,
    (across - 1) % 256,
    (down - 1) % 256,
    spec.seed,
  ]);
  const high = [(across - 1) >> 8, (down - 1) >> 8];
  if (form === LARGE) symbols.push(...high);
  if (form === RICH) {
    const way = (carver.ways ?? ['']).indexOf(manner.way);
    const edge = spec.edge === 'smooth' ? 1 : 0;
    symbols.push(...pack(RICH_FIELDS, [edge, ...high, way, manner.rate, spec.braid, 0]));
  }
  if (typeof spec.shape !== 'string') symbols.push(...digestOf(spec.shape));
  return symbols;
}

/** Values as symbols of 5 bits, the first value in the highest bits. The fields fill the symbols. */
function pack(fields: readonly number[], values: readonly number[]): number[] {
  const bits = values.reduce((all, value, i) => (all << BigInt(fields[i])) | BigInt(value), 0n);
  const count = fields.reduce((sum, field) => sum + field, 0) / 5;
  return Array.from({ length: count }, (_, i) => Number((bits >> BigInt(5 * (count - 1 - i))) & 31n));
}

function unpack(fields: readonly number[], symbols: readonly number[]): number[] {
  let bits = symbols.reduce((all, symbol) => all * 32n + BigInt(symbol), 0n);
  return fields
    .toReversed()
    .map((field) => {
      const value = Number(bits & ((1n << BigInt(field)) - 1n));
      bits >>= BigInt(field);
      return value;
    })
    .reverse();
}

/** What a shape is, whatever its title: the same for each file that draws the same. */
function canonical(shape: Exclude<Shape, string>): string {
  return 'mask' in shape ? rowsOf(shape.title, shape.mask).join('\n') : JSON.stringify(shape.rings);
}

function digestOf(shape: Exclude<Shape, string>): number[] {
  const random = randomFrom('mask', canonical(shape));
  return Array.from({ length: DIGEST_SYMBOLS }, () => random.below(32));
}

/**
 * Σ α^(i + 1) · symbol_i in the field of 32 elements, α a root of x⁵ + x² + 1. All powers of α up to the 31st
 * differ, so one wrong symbol, or any two swapped, never leave the sum as it was.
 */
function checkOf(symbols: readonly number[]): number {
  let sum = 0;
  for (let i = symbols.length - 1; i >= 0; i--) {
    sum ^= symbols[i];
    sum <<= 1;
    if (sum & 32) sum ^= 0b100101;
  }
  return sum;
}

/** Groups of four; a single symbol left over joins the last. */
function grouped(code: string): string {
  return code.replace(/(.{4})(?=..)/g, '$1-');
}
