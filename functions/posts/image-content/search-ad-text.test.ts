import { expect, test } from 'vitest';
import { postDish } from '#functions/posts/planning/ideas/post-ideas.ts';
import { postRestaurantOf } from '#functions/posts/planning/post-restaurant.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { searchAdText } from './search-ad-text.ts';

const profile = aProfile();
const restaurant = postRestaurantOf(profile, { theme: '', tone: undefined });
const adOf = (description: string) =>
  searchAdText(restaurant, {
    dish: postDish(profile, aDish({ name: 'Carbonara', price: '$19', description })),
    invitation: 'Come hungry',
  }).split('\n');

test('a description that ends with a period is separated from the place by one', () => {
  expect(adOf('Guanciale, egg yolk.')).toEqual([
    'Carbonara · Osteria Lupo',
    'Guanciale, egg yolk. Trattoria, New York',
  ]);
});

test('headline and description fit a search ad, even with long words', () => {
  const [headline = '', description = ''] = adOf('guanciale '.repeat(20));
  expect(headline.length).toBeLessThanOrEqual(30);
  expect(description).toBe('Carbonara, $19. Trattoria, New York');
});

test('a phone number is left out of a search ad', () => {
  expect(adOf('Order a day ahead at 212-555-0147')).toEqual([
    'Carbonara · Osteria Lupo',
    'Trattoria, New York',
  ]);
});
