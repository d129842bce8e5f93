import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFieldReader } from './field-reader.ts';

/** What is read after each part. */
function readings(...parts: string[]): string[] {
  const read = createFieldReader('text');
  return parts.map(read);
}

/** A text cut at places that are given as shares of its length. */
function cut(text: string, shares: readonly number[]): string[] {
  const places = shares.map((share) => Math.floor(share * text.length)).toSorted((a, b) => a - b);
  return [0, ...places].map((place, index) => text.slice(place, places[index] ?? text.length));
}

test('characters of a JSON text are read as they arrive, wherever it is cut', () => {
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });
  const texts = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(texts, shares, fc.constantFrom(undefined, 1), (text, places, space) => {
      const read = readings(...cut(JSON.stringify({ text }, null, space), places));
      expect(read.at(-1)).toBe(text);
      expect(read.every((each) => text.startsWith(each))).toBe(true);
    }),
  );
});

test.each([
  ['words around it', ['Here you are: ```json\n{"te', 'xt": "Sit'], ['', 'Sit']],
  ['another field', ['{"title": "No", "text":"Sit', ' down", "more": "x"}'], ['Sit', 'Sit down']],
  ['an escape in two', ['{"text":"a\\u00', 'e9b\\', 'n"}'], ['a', 'aéb', 'aéb\n']],
  ['an escape that is none', ['{"text":"a\\x', 'b"}'], ['a', 'a']],
  ['a line break that is not escaped', ['{"text":"a\nb', 'c"}'], ['a', 'a']],
  ['no such field', ['{"words":"a"}', 'x'], ['', '']],
  ['a number', ['{"text": 7}', '"'], ['', '']],
])('%s', (_title, parts, expected) => {
  expect(readings(...parts)).toEqual(expected);
});

test('no more is read than a text can have', () => {
  const read = createFieldReader('text');
  read('{"text":"');
  for (let part = 0; part < 1_000; part += 1) read('x'.repeat(1_000));
  expect(read('x')).toBe('x'.repeat(10_000 - '{"text":"'.length));
  expect(readings(`${' '.repeat(20_000)}{"text":"a"}`, '{"text":"a"}')).toEqual(['', '']);
});
