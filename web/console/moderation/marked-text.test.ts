import { expect, test } from 'vitest';
import { markedParts } from './marked-text.ts';

test('each flagged passage is marked where it stands, and the text stays whole', () => {
  const text = 'We serve soup. It cures colds. Come in.';
  expect(markedParts(text, ['It cures colds.'])).toEqual([
    { text: 'We serve soup. ', isMarked: false },
    { text: 'It cures colds.', isMarked: true },
    { text: ' Come in.', isMarked: false },
  ]);
});

test('passages that overlap are one mark, and those that are not there mark nothing', () => {
  expect(markedParts('abcdef', ['bcd', 'cde', 'xyz', ''])).toEqual([
    { text: 'a', isMarked: false },
    { text: 'bcde', isMarked: true },
    { text: 'f', isMarked: false },
  ]);
  expect(markedParts('', ['a'])).toEqual([]);
});
