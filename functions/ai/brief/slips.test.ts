import { expect, test } from 'vitest';
import { slipsIn } from './slips.ts';

test.each([
  ['slices and pies sinse 1974', [{ typed: 'sinse', meant: 'since' }]],
  ['everthing organic', [{ typed: 'everthing', meant: 'everything' }]],
  ['in our familly kitchen', [{ typed: 'familly', meant: 'family' }]],
])('a word that one letter makes common is a slip: %s', (text, slips) => {
  expect(slipsIn(text, 'en')).toEqual(slips);
});

test.each([
  ['en', 'Kitchens, cooked, baking, slowly, bakers.'],
  ['en', 'She started selling tamales from a parked truck, and sitting outside was melting.'],
  ['en', 'Ghormeh sabzi, fesenjan, tahdig, bun bo hue, tom kha gai.'],
  ['en', 'Beachy booths, moules frites in dripping, our speciality.'],
  ['en', 'ask Wendie at famlly.com or @restaurnt'],
  ['de', 'Wir kochen seit 1908 in familly Röhm.'],
])('in %s, forms of words, names, dishes, and addresses are no slips: %s', (language, text) => {
  expect(slipsIn(text, language)).toEqual([]);
});
