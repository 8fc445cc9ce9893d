const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter.charCodeAt(0), value]));

/** The bytes that base64 spells; undefined if it is none. White space is passed over. */
export function bytesFromBase64(text: string): Uint8Array | undefined {
  const letters = text.replaceAll(/\s+/g, '').replace(/={0,2}$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (let i = 0; i < letters.length; i++) {
    const value = VALUES.get(letters.charCodeAt(i));
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 255;
    }
  }
  return bytes;
}

/** Bytes that are spelt at once: three by three, and no more than a call may be given numbers. */
const AT_ONCE = 6144;

/** Bytes spelt in base64. */
export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, bytes.length);
    const codes: number[] = [];
    for (let i = from; i < to; i += 3) {
      const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
      for (let shift = 18; shift >= 0; shift -= 6) codes.push(LETTERS.charCodeAt((three >> shift) & 63));
    }
    parts.push(String.fromCharCode(...codes));
  }
  const filling = (3 - (bytes.length % 3)) % 3;
  const text = parts.join('');
  return text.slice(0, text.length - filling) + '='.repeat(filling);
}
