import { expect, test } from 'vitest';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Weekday } from '#shared/site/site-content.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { createChooser } from './chooser.ts';
import { ANY_TABLE } from './cuisines/any-table.ts';
import { moodOf, schemeFor } from './mood.ts';
import { isDark, restaurantColorsOf } from './restaurant-colors.ts';

const open = (opens: string) => ({
  name: '',
  days: ['friday' as Weekday],
  opens,
  closes: null,
  last_seating: null,
  season: null,
  note: '',
});

test.each<[string, Partial<RestaurantProfile>, 'dark' | 'light' | undefined, number[]]>([
  ['a wine bar', { kind: 'wine bar' }, 'dark', []],
  ['a bakery', { kind: 'Panadería' }, 'light', []],
  ['open from six in the evening', { services: [open('18:00')] }, 'dark', []],
  ['open for breakfast', { services: [open('07:30'), open('18:00')] }, 'light', []],
  ['by the harbor', { story: [{ text: 'We are the last house before the harbour.' }] }, undefined, [225]],
  ['vegan, with a garden', { diets: ['vegan'], story: [{ text: 'Our garden feeds us' }] }, undefined, [145]],
  ['cooking over charcoal', { dishes: [aDish({ name: 'Charcoal leeks' })] }, undefined, [40]],
  ['of which nothing is known', { name: 'Harbor Garden Grill' }, undefined, []],
])('the colors of a restaurant %s follow from it', (_, facts, ground, hues) => {
  expect(restaurantColorsOf(aSparseProfile(facts))).toEqual({ ground, hues });
});

test('a restaurant has a fitting scheme with every seed', () => {
  const scheme = (facts: Partial<RestaurantProfile>, seed: number) =>
    schemeFor(
      {
        cuisine: ANY_TABLE,
        tone: undefined,
        mood: moodOf([]),
        house: restaurantColorsOf(aSparseProfile(facts)),
      },
      createChooser(`${seed}`),
    );
  for (let seed = 0; seed < 30; seed += 1) {
    expect(scheme({ story: [{ text: 'Our own garden.' }] }, seed).primary.h).toBeGreaterThan(105);
    expect([240, 225]).toContain(scheme({ story: [{ text: 'By the sea since 1980.' }] }, seed).primary.h);
    expect(isDark(scheme({ kind: 'cafe' }, seed))).toBe(false);
  }
});
