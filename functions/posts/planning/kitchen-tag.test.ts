import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { kitchenTag } from './kitchen-tag.ts';
import { postRestaurantOf } from './post-restaurant.ts';
import { postHashtags } from './to-content-post.ts';

const restaurant = (language: string, cuisine: string, kind = 'restaurant') => {
  const profile = { ...emptyProfile('Lupo'), cuisines: [cuisine], kind, languages: [language] };
  return postRestaurantOf(profile, { theme: '', tone: undefined });
};

test.each([
  ['en', 'Italian', 'Italian restaurant'],
  ['en', 'burgers', 'burger restaurant'],
  ['en', 'bakery', 'bakery'],
  ['de', 'italian', 'italienische Küche'],
  ['fr', 'japanese', 'cuisine japonaise'],
  ['es', 'mexican', 'cocina mexicana'],
  ['it', 'german', 'cucina tedesca'],
  ['it', 'something of its own', ''],
])('in %s a %s kitchen is tagged “%s”', (language, cuisine, tag) => {
  expect(kitchenTag(restaurant(language, cuisine))).toBe(tag);
});

test('an unknown kind of kitchen is tagged as food', () => {
  expect(kitchenTag(restaurant('en', 'Japanese', ''))).toBe('Japanese food');
  expect(kitchenTag(restaurant('en', '', ''))).toBe('');
});

test('hashtags use the language of the post', () => {
  expect(postHashtags(restaurant('de', 'italian'), { first: ['Käsespätzle'], most: 3 })).toEqual([
    '#Käsespätzle',
    '#ItalienischeKüche',
    '#Lupo',
  ]);
});
