import type { DecodedPng } from 'fast-png';
import { decodePng } from '../../outlines/png/picture.ts';
import type { Picture } from '../marks.ts';
import type { Refuse } from './refuse.ts';

/** Pixels either way: A3 at 600 to the inch. */
const LARGEST = 10_000;
/** Pixels in all, of which some 200 MB are needed to decode them. */
const MOST = 40e6;
const INDEXED = 3;

/**
 * A picture from the bytes of a PNG or JPEG file.
 * @throws what `refuse` makes of the reason, if it is neither, is broken, or too large
 */
export function pictureFrom(bytes: Uint8Array, refuse: Refuse): Picture {
  const jpeg = jpegHeader(bytes);
  if (jpeg === 'damaged') throw refuse('is a damaged JPEG file; save it anew');
  if (!jpeg) {
    if (bytes[0] !== 0x89) throw refuse('is neither PNG nor JPEG; one of those works');
    checkPixels(bytes.length < 24 ? 0 : uint32(bytes, 16) * uint32(bytes, 20), refuse);
    const { png, colourType } = decodePng(bytes, LARGEST, refuse);
    const { width, height } = png;
    const pixels = pixelsOf(png, colourType);
    if (!pixels) throw refuse('is a damaged PNG file; save it anew');
    return { type: 'png', file: bytes, width, height, pixels };
  }
  const { width, height, channels } = jpeg;
  if (Math.max(width, height) > LARGEST) {
    throw refuse(`is ${width}×${height} pixels; at most ${LARGEST}×${LARGEST} work`);
  }
  checkPixels(width * height, refuse);
  if (channels !== 1 && channels !== 3) {
    throw refuse('is a JPEG file in CMYK, which browsers and readers show in different ways; RGB works');
  }
  return { type: 'jpeg', file: bytes, width, height, channels };
}

function checkPixels(count: number, refuse: Refuse): void {
  if (count > MOST)
    throw refuse(`has ${Math.ceil(count / 1e6)} million pixels; up to ${MOST / 1e6} million work`);
}

function uint32(bytes: Uint8Array, at: number): number {
  return bytes[at] * 2 ** 24 + (bytes[at + 1] << 16) + (bytes[at + 2] << 8) + bytes[at + 3];
}

interface JpegHeader {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Size and channels of a JPEG file: those of its frame. Undefined if it is none. */
function jpegHeader(bytes: Uint8Array): JpegHeader | 'damaged' | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return 'damaged';
    const marker = bytes[at + 1];
    // Filling, and markers that stand alone.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xc2) {
      const [height, width] = [5, 7].map((offset) => bytes[at + offset] * 256 + bytes[at + offset + 1]);
      const isWhole = bytes[at + 4] === 8 && width > 0 && height > 0;
      return isWhole ? { width, height, channels: bytes[at + 9] } : 'damaged';
    } else {
      const length = bytes[at + 2] * 256 + bytes[at + 3];
      if (length < 2 || marker === 0xda || marker === 0xd9) return 'damaged';
      at += 2 + length;
    }
  }
  return 'damaged';
}

/** Samples of 8 bits; greys as such where all are. Undefined if there are too few of them. */
function pixelsOf(png: DecodedPng, colourType: number): Picture['pixels'] {
  const { width, height, data, depth, channels } = png;
  const rowLength = depth < 8 ? Math.ceil((width * depth * channels) / 8) : width * channels;
  if (data.length < rowLength * height) return undefined;
  const most = 2 ** depth - 1;
  const sample = (pixel: number, channel: number): number => {
    if (depth >= 8) return data[pixel * channels + channel];
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const bit = x * depth;
    return (data[y * rowLength + (bit >> 3)] >> (8 - depth - (bit & 7))) & most;
  };
  const rgb = new Uint8Array(3 * width * height);
  const alpha = new Uint8Array(width * height).fill(255);
  const palette = colourType === INDEXED ? (png.palette ?? []) : undefined;
  const key = png.transparency?.length && !palette ? Array.from(png.transparency) : undefined;
  const hasAlpha = channels === 2 || channels === 4;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const own = (channel: number): number => Math.round((sample(pixel, channel) / most) * 255);
    const found = palette?.[sample(pixel, 0)];
    for (let part = 0; part < 3; part++) {
      rgb[3 * pixel + part] = palette ? (found?.[part] ?? 0) : own(channels < 3 ? 0 : part);
    }
    if (hasAlpha) alpha[pixel] = own(channels - 1);
    else if (palette) alpha[pixel] = found?.[3] ?? 255;
    else if (key?.every((value, channel) => sample(pixel, channel) === value)) alpha[pixel] = 0;
  }
  const isGrey = rgb.every((value, i) => value === rgb[i - (i % 3)]);
  const fading = alpha.some((value) => value < 255) ? { alpha } : {};
  if (!isGrey) return { channels: 3, data: rgb, ...fading };
  return { channels: 1, data: Uint8Array.from(alpha, (_, pixel) => rgb[3 * pixel]), ...fading };
}
