import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedLines } from './joined-lines.ts';

test('text with short lines has nothing to join', () => {
  expect(joinedLines('Osteria Lupo\n12 Court Street\nBrooklyn, NY 11201')).toBeUndefined();
});

test('a span of joined lines covers the line break in the source', () => {
  const source = 'We serve what our own garden gives us, and we are a family-\nowned house.';
  const { text, placeOf } = joinedLines(source) ?? expect.unreachable();
  const start = text.indexOf('family-owned');
  const place = placeOf({ start, end: start + 'family-owned'.length });
  expect(source.slice(place.start, place.end)).toBe('family-\nowned');
});

test('each letter of the joined text maps to the source', () => {
  const words = fc.constantFrom(
    'a',
    'the field',
    'Garden',
    '.',
    '=',
    '-',
    ' ',
    ' ',
    '\n',
    '\r\n',
    '\n\n',
    'é',
    '🍕',
  );
  fc.assert(
    fc.property(fc.string({ unit: words, maxLength: 400 }), (source) => {
      const joined = joinedLines(source);
      for (const [at, letter] of joined?.text.split('').entries() ?? []) {
        const { start, end } = joined?.placeOf({ start: at, end: at + 1 }) ?? expect.unreachable();
        if (/[^\s=]/.test(letter)) expect(source.slice(start, end)).toBe(letter);
      }
    }),
  );
});
