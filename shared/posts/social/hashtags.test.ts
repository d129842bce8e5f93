import { expect, test } from 'vitest';
import { hashtagsOf, toHashtag } from './hashtags.ts';

test.each([
  ['truffle pasta', '#TrufflePasta'],
  ['Joe’s BBQ & grill', '#JoesBBQGrill'],
  ['Crème brûlée', '#CrèmeBrûlée'],
  ['Käsespätzle', '#Käsespätzle'],
  ['jalapeño-cheddar', '#JalapeñoCheddar'],
  ['NYC', '#NYC'],
  ['7 spice', '#7Spice'],
  ['寿司', '#寿司'],
])('%s', (text, tag) => {
  expect(toHashtag(text)).toBe(tag);
});

test.each(['', '  ', '2026', '— & —', 'a'.repeat(41)])('%s isn’t a hashtag', (text) => {
  expect(toHashtag(text)).toBeUndefined();
});

test('hashtags are unique regardless of case and limited in number', () => {
  expect(hashtagsOf(['Pizza', 'PIZZA', '12', 'Oakland', 'Lupo'], 2)).toEqual(['#Pizza', '#Oakland']);
  expect(hashtagsOf(['Pizza'], 0)).toEqual([]);
});

test('a tag has at most 40 characters', () => {
  expect(toHashtag('x'.repeat(40))).toBe(`#X${'x'.repeat(39)}`);
  expect(toHashtag('x'.repeat(41))).toBeUndefined();
  expect(toHashtag('2026')).toBeUndefined();
});
