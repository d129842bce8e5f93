import { expect, test } from 'vitest';
import { asSentence, capital } from './sentence.ts';

test('a sentence begins with a capital and ends', () => {
  expect(asSentence(' émincé de veau, ')).toBe('Émincé de veau.');
  expect(asSentence('iPad menus!')).toBe('iPad menus!');
});

test('a text grows by no character when its first letter has no capital of its own length', () => {
  for (const text of ['ßa', 'ẖa', 'ŉa']) expect(capital(text)).toBe(text);
});
