import { expect, test } from 'vitest';
import { saysDays, saysWhen } from './says-when.ts';

test.each([
  ['Kids eat free Tue–Thu with every adult main', 'en'],
  ['Half price bottles Mon & Tues', 'en'],
  ['Free dessert on weekdays', 'en'],
  ['Sunday roast', 'en'],
  ['Pizza del lunedì', 'it'],
  ['Menu dégustation du mar. au sam.', 'fr'],
  ['2x1 entre semana', 'es'],
  ['Weißwurst Sa+So', 'de'],
  ['Sonntagsbraten', 'de'],
])('"%s" names its days', (words, language) => {
  expect(saysDays(words, language)).toBe(true);
});

test.each([
  ['Sun-dried tomatoes, mozzarella', 'en'],
  ['Free wedges with a sundae', 'en'],
  ['Salt and pepper squid', 'en'],
  ['Spaghetti mare e monti', 'it'],
  ['Miso ramen', 'en'],
  ['Tarte du jour', 'fr'],
  ['Sopa de mar', 'es'],
  ['Frittierte Sardinen', 'de'],
])('"%s" names no day', (words, language) => {
  expect(saysDays(words, language)).toBe(false);
});

test('a time of day names when', () => {
  expect(saysWhen('Free parking after 6', 'en')).toBe(true);
  expect(saysWhen('A free dessert for you', 'en')).toBe(false);
});
