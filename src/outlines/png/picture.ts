import { type DecodedPng, decode } from 'fast-png';
import { Unzlib } from 'fflate';
import type { Refusal } from '../../refusal.ts';

/** A picture as shares of ink, row by row: 1 is all inside, 0 all outside. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const LARGEST = 4000;
/** Pixels of a picture larger than this either way are averaged in blocks: no maze is finer. */
const FINE = 1200;
/** Samples to a pixel for each colour type, and how many bits each may have. */
const COLOUR_TYPES: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
const PALETTE = 3;

/**
 * Reads a PNG file.
 * @throws what `refuse` makes of the reason, if it is none, is broken, or too large
 */
export function readPicture(bytes: Uint8Array, refuse: (why: string) => Refusal): Picture {
  const { png, colourType } = decodePng(bytes, LARGEST, refuse);
  const colours = coloursOf(png, colourType);
  if (!colours) throw refuse(DAMAGED);
  return inkOf(png, colours);
}

const DAMAGED = 'is a damaged PNG file; save it anew';

/**
 * The samples of a PNG file.
 * @param largest pixels that it may have either way
 * @throws what `refuse` makes of the reason, if it is none, is broken, or too large
 */
export function decodePng(
  bytes: Uint8Array,
  largest: number,
  refuse: (why: string) => Refusal,
): { readonly png: DecodedPng; readonly colourType: number } {
  const header = headerOf(bytes, largest, refuse);
  const broken = refuse(DAMAGED);
  const needed = neededChunks(bytes, mostBytesOf(header));
  if (!needed) throw broken;
  try {
    return { png: decode(needed, { checkCrc: true }), colourType: header.colourType };
  } catch {
    throw broken;
  }
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly channels: number;
}

function headerOf(bytes: Uint8Array, largest: number, refuse: (why: string) => Refusal): Header {
  if (bytes.length === 0) throw refuse('is an empty file; a PNG file would work');
  if (!SIGNATURE.every((byte, i) => bytes[i] === byte))
    throw refuse('is not a PNG file; save it as PNG or SVG');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || view.getUint32(8) !== 13 || typeAt(bytes, 8) !== 'IHDR') {
    throw refuse(DAMAGED);
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, colourType, interlaced] = [bytes[24], bytes[25], bytes[28] !== 0];
  if (width > largest || height > largest) {
    throw refuse(`is ${width}×${height} pixels; at most ${largest}×${largest} work`);
  }
  const kind = COLOUR_TYPES[colourType];
  if (width === 0 || height === 0 || !kind?.depths.includes(depth)) {
    throw refuse(DAMAGED);
  }
  if (interlaced && depth < 8) {
    throw refuse('is interlaced, with less than 8 bits a pixel; it would work without interlacing');
  }
  return { width, height, depth, colourType, channels: kind.channels };
}

/** As many bytes as its pixels can take, each row with its filter; interlaced, there are up to twice as many rows. */
function mostBytesOf({ width, height, depth, channels }: Header): number {
  return 2 * height * (Math.ceil((width * channels * depth) / 8) + 8);
}

/**
 * The file without all that its pixels do not need; undefined if it breaks off, or its pixels unpack to more than
 * these bytes, as a file made to fill the memory does.
 */
function neededChunks(bytes: Uint8Array, mostBytes: number): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = new Uint8Array(bytes.length);
  kept.set(bytes.subarray(0, SIGNATURE.length));
  let length = SIGNATURE.length;
  let unpacked = 0;
  const unpacker = new Unzlib((part) => {
    unpacked += part.length;
  });
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const type = typeAt(bytes, at);
    if (end > bytes.length) return undefined;
    if (type === 'IDAT') {
      // In small steps, so that it can be stopped in time.
      for (let from = at + 8; from < end - 4; from += STEP) {
        try {
          unpacker.push(bytes.subarray(from, Math.min(from + STEP, end - 4)), false);
        } catch {
          return undefined;
        }
        if (unpacked > mostBytes) return undefined;
      }
    }
    if (['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].includes(type)) {
      kept.set(bytes.subarray(at, end), length);
      length += end - at;
    }
    if (type === 'IEND') return kept.slice(0, length);
    at = end;
  }
  return undefined;
}

const STEP = 1 << 14;

function typeAt(bytes: Uint8Array, chunk: number): string {
  return String.fromCharCode(...bytes.subarray(chunk + 4, chunk + 8));
}

/** Two values of the pixel at (x, y), each from 0 to 1. Numbers, not pairs: there may be 16 million. */
interface Colours {
  /** Of the colour itself, as eyes weigh red, green and blue. */
  readonly darkness: (x: number, y: number) => number;
  readonly opacity: (x: number, y: number) => number;
}

function coloursOf(png: DecodedPng, colourType: number): Colours | undefined {
  const { width, height, data, depth, channels, palette, transparency } = png;
  const rowLength = depth < 8 ? Math.ceil((width * depth) / 8) : width * channels;
  if (data.length !== rowLength * height) return undefined;
  const most = 2 ** depth - 1;
  /** Samples of less than a byte come packed. */
  const sample = (x: number, y: number, channel: number): number => {
    if (depth >= 8) return data[y * rowLength + x * channels + channel];
    const bit = x * depth;
    return (data[y * rowLength + (bit >> 3)] >> (8 - depth - (bit & 7))) & most;
  };
  if (colourType === PALETTE) {
    if (!palette) return undefined;
    // An index beyond the palette is black, as the format's authors advise.
    const darknesses = palette.map(([red, green, blue]) => darknessOf(red, green, blue, 255));
    const opacities = palette.map(([, , , alpha = 255]) => alpha / 255);
    return {
      darkness: (x, y) => darknesses[sample(x, y, 0)] ?? 1,
      opacity: (x, y) => opacities[sample(x, y, 0)] ?? 1,
    };
  }
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2];
  const alpha = channels === 2 || channels === 4 ? channels - 1 : undefined;
  // One colour may stand for transparency.
  const key = transparency?.length ? Array.from(transparency) : undefined;
  return {
    darkness: (x, y) => darknessOf(sample(x, y, 0), sample(x, y, green), sample(x, y, blue), most),
    opacity: (x, y) => {
      if (alpha !== undefined) return sample(x, y, alpha) / most;
      return key?.every((value, channel) => value === sample(x, y, channel)) ? 0 : 1;
    },
  };
}

function darknessOf(red: number, green: number, blue: number, most: number): number {
  return 1 - (0.2126 * red + 0.7152 * green + 0.0722 * blue) / most;
}

/** Shares of ink: the opacity of a picture with transparent parts, the darkness of any other. */
function inkOf({ width, height }: DecodedPng, { darkness, opacity }: Colours): Picture {
  const block = Math.ceil(Math.max(width, height) / FINE);
  const [across, down] = [Math.ceil(width / block), Math.ceil(height / block)];
  const dark = new Float32Array(across * down);
  const opaque = new Float32Array(across * down);
  let isTransparent = false;
  for (let y = 0; y < height; y++) {
    // Blocks at the right and bottom may hold fewer pixels.
    const rows = Math.min(block, height - (y - (y % block)));
    for (let x = 0; x < width; x++) {
      const i = Math.floor(y / block) * across + Math.floor(x / block);
      const pixels = rows * Math.min(block, width - (x - (x % block)));
      const alpha = opacity(x, y);
      opaque[i] += alpha / pixels;
      // Over white.
      dark[i] += (darkness(x, y) * alpha) / pixels;
      if (alpha < 0.5) isTransparent = true;
    }
  }
  return { width: across, height: down, values: isTransparent ? opaque : dark };
}
