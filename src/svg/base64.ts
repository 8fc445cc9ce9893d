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

/** Bytes spelt in base64. */
export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const four = [18, 12, 6, 0].map((shift) => LETTERS[(three >> shift) & 63]).join('');
    const spelt = bytes.length - i;
    parts.push(spelt >= 3 ? four : four.slice(0, spelt + 1).padEnd(4, '='));
  }
  return parts.join('');
}
