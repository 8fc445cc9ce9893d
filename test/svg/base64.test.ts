import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesFromBase64 } from '../../src/svg/base64.ts';
import { runs } from '../grid/fixed-seed.ts';

test('bytes are read as everybody spells them, broken into lines or not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(bytesFromBase64(text)).toEqual(bytes);
      expect(bytesFromBase64(text.replace(/(.{5})/g, '$1\n').replace(/=+$/, ''))).toEqual(bytes);
    }),
    runs(300),
  );
});

test('what is no base64 is none', () => {
  for (const text of ['a*b', 'Zg==Zg', 'é', 'a_b', 'a-b']) expect(bytesFromBase64(text)).toBeUndefined();
});
