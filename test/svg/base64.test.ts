import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Of, bytesFromBase64 } from '../../src/svg/base64.ts';
import { runs } from '../grid/fixed-seed.ts';

test('bytes are spelt and read as everybody does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(base64Of(bytes)).toBe(text);
      expect(bytesFromBase64(text)).toEqual(bytes);
      expect(bytesFromBase64(text.replace(/(.{5})/g, '$1\n').replace(/=+$/, ''))).toEqual(bytes);
    }),
    runs(300),
  );
});

test('long ones as well, which are spelt in parts', () => {
  for (const length of [6143, 6144, 6145, 20_000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) % 256);
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  }
});

test('what is no base64 is none', () => {
  for (const text of ['a*b', 'Zg==Zg', 'é']) expect(bytesFromBase64(text)).toBeUndefined();
});
