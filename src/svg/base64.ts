import { toUint8Array } from 'js-base64';

/** The bytes that base64 spells; undefined if it is none. White space is passed over. */
export function bytesFromBase64(text: string): Uint8Array | undefined {
  const letters = text.replaceAll(/\s+/g, '').replace(/={0,2}$/, '');
  return /^[\w+/]*$/.test(letters) && !letters.includes('_')
    ? new Uint8Array(toUint8Array(letters))
    : undefined;
}
