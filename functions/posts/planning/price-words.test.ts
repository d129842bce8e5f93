import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

test.each([
  ['en', '$85', '$85 per person'],
  ['de', '39 €', '39 € pro Person'],
  ['fr', '95 €', '95 € par personne'],
  ['it', '45 € a persona', '45 € a persona'],
  ['es', '30 € p. p.', '30 € p. p.'],
])('in %s a set menu of %s per person costs %s', (language, price, words) => {
  expect(priceWords({ languages: [language] }, { price, is_per_person: true })).toBe(words);
});

test('the price of one plate stays as written', () => {
  expect(priceWords({ languages: ['en'] }, { price: '$85', is_per_person: false })).toBe('$85');
});
