import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePromoCode, normalizePromoCode, PROMO_CODE_MAX_LENGTH } from './promo-code.ts';

test('a code begins with a word of the dish and ends in characters that are not mistaken', () => {
  expect(makePromoCode('House truffle pasta', [0, 1, 2, 3])).toBe('TRUFFLEACDE');
  expect(makePromoCode('Crème brûlée', [25, 26, 0, 0])).toBe('BRULEE9AAA');
  expect(makePromoCode('担々麺', [0, 0, 0, 0])).toBe('TABLEAAAA');
});

test('a code that was made is the one that is kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(), { maxLength: 6 }), (item, random) => {
      const code = makePromoCode(item, random);
      expect(normalizePromoCode(code)).toBe(code);
      expect(code.length).toBeLessThanOrEqual(PROMO_CODE_MAX_LENGTH);
    }),
  );
});

test('a code is the same however guests type it', () => {
  for (const typed of ['pasta-20', ' PASTA 20 ', 'Ｐasta20', 'pasta.20']) {
    expect(normalizePromoCode(typed)).toBe('PASTA20');
  }
  expect(normalizePromoCode('Jalapeño 5')).toBe(normalizePromoCode('JALAPENO5'));
});
