import { expect, test } from 'vitest';
import { asSentence, capital } from './sentence.ts';

test('a sentence begins with a capital and ends', () => {
  expect(asSentence(' émincé de veau, ')).toBe('Émincé de veau.');
  expect(asSentence('iPad menus!')).toBe('iPad menus!');
  expect(asSentence('free dessert (one per table)')).toBe('Free dessert (one per table).');
  expect(asSentence('“Come hungry!”')).toBe('“Come hungry!”');
});

test('a text grows by no character when its first letter has no capital of its own length', () => {
  for (const text of ['ßa', 'ẖa', 'ŉa']) expect(capital(text)).toBe(text);
});
