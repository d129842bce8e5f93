import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costlyCharacters, segmentsSaved, withPlainCharacters } from './plain-characters.ts';
import { segmentCents, smsCostCents } from './sms-price.ts';
import { segmentRoom, smsSegments } from './sms-segments.ts';

test.each([
  ['nothing', '', 'GSM-7', 0, 0],
  ['160 letters', 'a'.repeat(160), 'GSM-7', 160, 1],
  ['161 letters', 'a'.repeat(161), 'GSM-7', 161, 2],
  ['306 letters', 'a'.repeat(306), 'GSM-7', 306, 2],
  ['307 letters', 'a'.repeat(307), 'GSM-7', 307, 3],
  ['extension signs count twice', '€'.repeat(80), 'GSM-7', 160, 1],
  ['one extension sign too many', `${'€'.repeat(80)}a`, 'GSM-7', 161, 2],
  ['an extension sign is not cut in two', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 306, 3],
  ['letters of the basic alphabet', 'àéèìòùÄÖÑÜäöñüßÆæØøÅåÇ§¿¡£¥ΔΦΓΛΩΠΨΣΘΞ', 'GSM-7', 37, 1],
  ['70 of UCS-2', `’${'a'.repeat(69)}`, 'UCS-2', 70, 1],
  ['71 of UCS-2', `’${'a'.repeat(70)}`, 'UCS-2', 71, 2],
  ['150 letters and a curly quote', `${'a'.repeat(149)}’`, 'UCS-2', 150, 3],
  ['an emoji counts twice', `🍕${'a'.repeat(68)}`, 'UCS-2', 70, 1],
  ['an emoji is not cut in two', `${'a'.repeat(66)}🍕${'a'.repeat(66)}`, 'UCS-2', 134, 3],
])('%s', (_title, text, encoding, units, segments) => {
  expect(smsSegments(text)).toEqual({ encoding, units, segments });
});

test.each([
  ['nothing', '', 160, 160],
  ['GSM-7 in one segment', 'a'.repeat(85), 160, 160],
  ['UCS-2 in one segment', `’${'a'.repeat(60)}`, 70, 70],
  ['UCS-2 in two segments', `’${'a'.repeat(84)}`, 70, 134],
])('%s has the room of its segments', (_title, text, one, all) => {
  expect(segmentRoom(smsSegments(text))).toEqual({ one, all });
});

test('segments never overflow, and longer texts never cost less', () => {
  const letter = fc.constantFrom('a', 'é', '€', '\\', '’', '🍕', ' ');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 400 }), letter, (letters, more) => {
      const text = letters.join('');
      const { encoding, units, segments } = smsSegments(text);
      const capacity = encoding === 'GSM-7' ? [160, 153] : [70, 67];
      expect(units).toBeLessThanOrEqual(segments <= 1 ? (capacity[0] ?? 0) : segments * (capacity[1] ?? 0));
      expect(smsSegments(text + more).segments).toBeGreaterThanOrEqual(segments);
    }),
  );
});

test('expensive characters are named with replacements', () => {
  expect(costlyCharacters('Joe’s “Café” – 🍕🍕 Zürich, Québec, Łódź, 寿')).toEqual([
    { character: '’', count: 1, replacement: "'" },
    { character: '“', count: 1, replacement: '"' },
    { character: '”', count: 1, replacement: '"' },
    { character: '–', count: 1, replacement: '-' },
    { character: '🍕', count: 2, replacement: '' },
    { character: 'Ł', count: 1, replacement: 'L' },
    { character: 'ó', count: 1, replacement: 'o' },
    { character: 'ź', count: 1, replacement: 'z' },
    { character: '寿', count: 1, replacement: undefined },
  ]);
  expect(withPlainCharacters('Joe’s “Crêpe” – it’s 20 % off…')).toBe('Joe\'s "Crepe" - it\'s 20 % off...');
});

test('a letter with a combining accent is one character', () => {
  expect(costlyCharacters('Cafe\u0301')).toEqual([]);
  expect(withPlainCharacters('Cafe\u0301')).toBe('Café');
});

test('a curly quote makes 150 characters three segments, and its replacement one', () => {
  expect(segmentsSaved(`${'a'.repeat(149)}’`)).toEqual({ asWritten: 3, plain: 1 });
});

test('every replacement is in GSM-7 and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = withPlainCharacters(text);
      expect(withPlainCharacters(plain)).toBe(plain);
      expect(costlyCharacters(plain).every(({ replacement }) => replacement === undefined)).toBe(true);
    }),
  );
});

test('500 texts of one and two segments cost $6.40 and $12.80', () => {
  expect(segmentCents('2026-11-22')).toBe(1.28);
  expect([500, 1000].map((segments) => smsCostCents(segments, '2026-11-22'))).toEqual([640, 1280]);
});
