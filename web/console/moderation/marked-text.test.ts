import { expect, test } from 'vitest';
import { markedParts } from './marked-text.ts';

test('each flagged passage is marked, and the text stays complete', () => {
  const text = 'We serve soup. It cures colds. Come in.';
  expect(markedParts(text, ['It cures colds.'])).toEqual([
    { text: 'We serve soup. ', isMarked: false },
    { text: 'It cures colds.', isMarked: true },
    { text: ' Come in.', isMarked: false },
  ]);
});

test('overlapping passages become one mark, and missing ones mark nothing', () => {
  expect(markedParts('abcdef', ['bcd', 'cde', 'xyz', ''])).toEqual([
    { text: 'a', isMarked: false },
    { text: 'bcde', isMarked: true },
    { text: 'f', isMarked: false },
  ]);
  expect(markedParts('', ['a'])).toEqual([]);
});
