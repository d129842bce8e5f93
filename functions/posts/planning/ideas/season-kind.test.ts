import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { seasonKind } from './season-kind.ts';

const at = (country: string, region = '', locality = 'Somewhere') => ({
  region: country,
  address: { ...emptyProfile('').address, country, region, locality },
});

test.each([
  ['Maine', at('US', 'ME'), ['winter', 'spring', 'summer', 'fall']],
  ['Texas', at('US', 'TX'), [undefined, undefined, 'summer', undefined]],
  ['an unknown state', at('US'), [undefined, undefined, 'summer', undefined]],
  ['Germany', at('DE'), ['winter', 'spring', 'summer', 'fall']],
  ['Chile', at('CL'), ['summer', 'fall', 'winter', 'spring']],
  ['Thailand', at('TH'), [undefined, undefined, undefined, undefined]],
  ['a place without a town', at('US', 'ME', ''), [undefined, undefined, undefined, undefined]],
])('posts in %s mention the seasons of its climate', (_, place, seasons) => {
  const quarters = ['2027-01-15', '2027-04-15', '2027-07-15', '2027-10-15'];
  expect(quarters.map((date) => seasonKind(place, date))).toEqual(seasons);
});
