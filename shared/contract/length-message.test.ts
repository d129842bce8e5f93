import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMostCharacters } from './length-message.ts';

test('a limit is written as people in English write numbers', () => {
  fc.assert(
    fc.property(fc.nat(), (max) => {
      expect(atMostCharacters(max)).toBe(`Use at most ${max.toLocaleString('en')} characters.`);
    }),
  );
});
