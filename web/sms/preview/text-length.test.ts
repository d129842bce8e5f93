import { expect, test } from 'vitest';
import { textLength } from './text-length.ts';

test('a text’s length is compared with the capacity of its segments', () => {
  expect(textLength('a'.repeat(85))).toEqual({ characters: '85 of 160', segments: '1' });
  expect(textLength(`Tony’s ${'a'.repeat(53)}`)).toEqual({ characters: '60 of 70', segments: '1' });
  expect(textLength(`Tony’s ${'a'.repeat(78)}`)).toEqual({
    characters: '85 of 134',
    segments: '2 (up to 70 characters each)',
  });
  expect(textLength(`Tony’s ${'a'.repeat(143)}`)).toEqual({
    characters: '150 of 160',
    segments: '3 (up to 70 characters each)',
  });
});
