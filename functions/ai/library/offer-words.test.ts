import { expect, test } from 'vitest';
import { languageOfOffer, linesForOffer } from './offer-words.ts';

const LINES = ['Get {offer} at {name}.', 'For you: {offer} at {name}.'];

test.each([
  ['20% off', 2],
  ['a free dessert', 2],
  ['half price oysters', 2],
  ['free scoop', 1],
  ['A free dessert', 1],
])('%s reads well in %i of two lines', (offer, count) => {
  expect(linesForOffer(LINES, offer)).toHaveLength(count);
});

test('if an offer fits no line, every line may be used', () => {
  expect(linesForOffer(LINES.slice(0, 1), 'free scoop')).toHaveLength(1);
});

test.each([
  ['', '10 % Rabatt am Mittwoch', 'de'],
  ['', 'Agua de jamaica gratis', 'es'],
  ['', 'Free horchata with al pastor', 'en'],
  ['fr', '2 for 1', 'fr'],
])('copy in “%s” around “%s” is in %s', (language, offer, said) => {
  expect(languageOfOffer(language, offer)).toBe(said);
});
