import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePromoCode, normalizePromoCode, offerNumber, PROMO_CODE_MAX_LENGTH } from './promo-code.ts';

test('a code is a word of the dish and a number', () => {
  expect(makePromoCode('House truffle pasta', 10)).toBe('TRUFFLE20');
  expect(makePromoCode('Crème brûlée', 89)).toBe('BRULEE99');
  expect(makePromoCode('担々麺', 0)).toBe('TABLE10');
  expect(makePromoCode('Pie', 0)).toBe('PIE10');
  expect(makePromoCode('Bo bo', 0)).toBe('TABLE10');
});

test.each([
  ['20% off on Tuesdays', 20],
  ['$10 off orders over $50', 10],
  ['A free dessert with any main', undefined],
  ['Lunch for $9.50', undefined],
  ['2-for-1 tacos', undefined],
])('the number of an offer is part of its code: %s', (offer, number) => {
  expect(offerNumber(offer)).toBe(number);
});

test('a generated code is kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (item, number) => {
      const code = makePromoCode(item, number);
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
