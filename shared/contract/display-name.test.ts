import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

const schema = displayName('Enter a name.');

test.each([
  ['  Osteria   Lupo ', 'Osteria Lupo'],
  ['Caf\u00e9 \u202egnip\u202c', 'Caf\u00e9 gnip'],
  ['鮨 Kawa', '鮨 Kawa'],
  ['🍜', '🍜'],
  ['👩‍🍳 Mama’s', '👩‍🍳 Mama’s'],
  ['<b>Lupo</b>', '<b>Lupo</b>'],
])('%j is kept as %j', (typed, kept) => {
  expect(schema.parse(typed)).toBe(kept);
});

test.each(['', '   ', '\u200b', '\u202e', '---', '\u0000', '\u3164', '\uffa0\u115f\u1160', '\u200d\ufe0f'])(
  '%j isn’t a name',
  (typed) => {
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe('Enter a name.');
  },
);

test('a name over 300 characters is rejected', () => {
  expect(schema.safeParse('x'.repeat(301)).success).toBe(false);
});

test('a stored name is never empty and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const parsed = schema.safeParse(typed);
      if (!parsed.success) return;
      expect(parsed.data.length).toBeGreaterThan(0);
      expect(schema.parse(parsed.data)).toBe(parsed.data);
    }),
  );
});
