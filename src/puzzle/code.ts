import type { Size } from '../grid/types.ts';
import { carvers } from '../maze/carvers/index.ts';
import { outlines } from '../outlines/index.ts';
import { rowsOf } from '../outlines/mask.ts';
import { randomFrom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { tilings } from '../tilings/index.ts';
import { carverOf, type MaskShape, namedOutlineOf, type PuzzleSpec, SEEDS, tilingOf } from './spec.ts';

/**
 * A puzzle code spells a PuzzleSpec in Crockford's base 32, 5 bits a symbol, with a check symbol at the end:
 *
 *     large 1 · 0 · tiling 5 · outline 5 · carver 5 · openings 3 · across − 1 8 · down − 1 8 · seed 24   60 bits
 *     if large: high part of across − 1, 5 · of down − 1, 5                                           2 symbols
 *     if the outline is a mask: digest of the mask 20                                                 4 symbols
 *     check                                                                                           1 symbol
 *
 * Its fields and the ids in the registries never change their meaning: a code printed once stays good.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE_SYMBOLS = 12;
const LARGE_SYMBOLS = 2;
const DIGEST_SYMBOLS = 4;
/** Outline id of a mask, which a code names by its digest only. */
const MASK_ID = 31;
/** The only way of choosing openings so far: the farthest apart. */
const FAR = 0;
const FIELDS = [1, 1, 5, 5, 5, 3, 8, 8, 24] as const;

/** Cells across or down that a code can spell. */
export const LARGEST_SIZE = 1024;

/** The code of a spec, in groups: 13 symbols for a usual one. */
export function codeOf(spec: PuzzleSpec): string {
  const symbols = symbolsOf(spec);
  return grouped([...symbols, checkOf(symbols)].map((symbol) => ALPHABET[symbol]).join(''));
}

/** A text that tells a spec from every other, whatever the title of its mask. */
export function identityOf(spec: PuzzleSpec): string {
  return symbolsOf(spec).join() + (typeof spec.shape === 'string' ? '' : canonical(spec.shape));
}

/**
 * The spec that a code spells. Case, hyphens and spaces do not matter; O is read as 0, I and L as 1.
 * @param mask the mask that the puzzle was made in, if it was
 * @throws Refusal (usage) if the code is mistyped (any one wrong symbol, any two swapped), or needs another mask
 */
export function specOf(code: string, mask?: MaskShape): PuzzleSpec {
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

  const bits = symbols.slice(0, BASE_SYMBOLS).reduce((all, symbol) => all * 32n + BigInt(symbol), 0n);
  const values: number[] = [];
  for (let i = FIELDS.length - 1, left = bits; i >= 0; i--) {
    values.unshift(Number(left & ((1n << BigInt(FIELDS[i])) - 1n)));
    left >>= BigInt(FIELDS[i]);
  }
  const [large, reserved, tilingId, outlineId, carverId, openings, across, down, seed] = values;
  const isMask = outlineId === MASK_ID;
  const expected = BASE_SYMBOLS + (large ? LARGE_SYMBOLS : 0) + (isMask ? DIGEST_SYMBOLS : 0);
  const tiling = tilings.find(({ id }) => id === tilingId);
  const outline = outlines.find(({ id }) => id === outlineId);
  const carver = carvers.find(({ id }) => id === carverId);
  if (
    reserved ||
    openings !== FAR ||
    !tiling ||
    !carver ||
    !(outline || isMask) ||
    symbols.length !== expected
  ) {
    throw new Refusal('usage', `the code '${code}' was made by a newer bookgen`);
  }
  const size: Size = large
    ? [across + 1 + 256 * symbols[BASE_SYMBOLS], down + 1 + 256 * symbols[BASE_SYMBOLS + 1]]
    : [across + 1, down + 1];
  const isOutOfRange = Math.max(...size) > LARGEST_SIZE || (large && Math.max(...size) <= 256);
  if (isOutOfRange) throw mistyped();
  const spec = { cells: tiling.name, algorithm: carver.name, size, seed };
  if (outline) return { ...spec, shape: outline.name };
  const digest = symbols.slice(-DIGEST_SYMBOLS);
  if (!mask || digestOf(mask).join() !== digest.join()) {
    throw new Refusal(
      'usage',
      `the code '${code}' belongs to a maze in a shape from a file; give that file with it`,
    );
  }
  return { ...spec, shape: mask };
}

function symbolsOf({ cells, shape, algorithm, size: [across, down], seed }: PuzzleSpec): number[] {
  const isSound =
    Math.min(across, down) >= 1 && Math.max(across, down) <= LARGEST_SIZE && seed >= 0 && seed < SEEDS;
  if (!isSound) throw new RangeError(`no code spells size ${across}×${down} with seed ${seed}`);
  const isLarge = across > 256 || down > 256;
  const outlineId = typeof shape === 'string' ? namedOutlineOf(shape).id : MASK_ID;
  const values = [
    isLarge ? 1 : 0,
    0,
    tilingOf(cells).id,
    outlineId,
    carverOf(algorithm).id,
    FAR,
    (across - 1) % 256,
    (down - 1) % 256,
    seed,
  ];
  const bits = values.reduce((all, value, i) => (all << BigInt(FIELDS[i])) | BigInt(value), 0n);
  const symbols = Array.from({ length: BASE_SYMBOLS }, (_, i) =>
    Number((bits >> BigInt(5 * (BASE_SYMBOLS - 1 - i))) & 31n),
  );
  if (isLarge) symbols.push((across - 1) >> 8, (down - 1) >> 8);
  if (typeof shape !== 'string') symbols.push(...digestOf(shape));
  return symbols;
}

/** A mask's rows: the same for each file that draws the same. */
function canonical({ title, mask }: MaskShape): string {
  return rowsOf(title, mask).join('\n');
}

function digestOf(mask: MaskShape): number[] {
  const random = randomFrom('mask', canonical(mask));
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
