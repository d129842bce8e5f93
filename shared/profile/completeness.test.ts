import { expect, test } from 'vitest';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { profileCompleteness } from './completeness.ts';
import { emptyProfile, type RestaurantProfile } from './restaurant-profile.ts';

const known = (profile: RestaurantProfile) =>
  profileCompleteness(profile).flatMap(({ part, isKnown }) => (isKnown ? part : []));

test('a new restaurant’s name is known', () => {
  expect(known(emptyProfile('Lupo'))).toEqual(['name']);
});

test('stated facts are known, and each part says why it matters in one sentence', () => {
  const parts = profileCompleteness(aProfile());
  expect(parts.filter(({ isKnown }) => !isKnown).map(({ part }) => part)).toEqual([
    'photos',
    'diets',
    'payment',
    'access',
  ]);
  for (const { why } of parts) expect(why).toMatch(/^[A-Z][^.]+\.$/);
});

test.each<[string, Partial<RestaurantProfile>, string, boolean]>([
  ['hours in words', { hours_text: 'Until the bread is gone' }, 'hours', true],
  ['one dish without a price', { dishes: [aDish({ price: '$8' }), aDish()] }, 'prices', false],
  ['a market price', { dishes: [aDish({ is_market_price: true })] }, 'prices', true],
  [
    'sizes with prices',
    { dishes: [aDish({ variants: [{ label: 'half', price: '4', amount: 4 }] })] },
    'prices',
    true,
  ],
  ['a picture of a dish', { dishes: [aDish({ image: '/images/i/a-800.webp' })] }, 'photos', true],
])('%s: known as %s', (_, facts, part, isKnown) => {
  expect(known({ ...emptyProfile('Lupo'), ...facts }).includes(part as never)).toBe(isKnown);
});
