import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMostCharacters } from './length-message.ts';

test('a limit uses English number format', () => {
  fc.assert(
    fc.property(fc.nat(), (max) => {
      expect(atMostCharacters(max)).toBe(`Use at most ${max.toLocaleString('en')} characters.`);
    }),
  );
});
