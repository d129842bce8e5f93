import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { countryClock } from './country-clock.ts';
import { textingPlaceOf } from './texting-place.ts';

test.each([
  ['DE', 'Europe/Berlin'],
  ['GB', 'Europe/London'],
  ['US', ''],
  ['ES', ''],
  ['', ''],
  ['ZZ', ''],
])('the time zone of %j is %j', (country, zone) => {
  expect(countryClock(country)).toBe(zone);
});

test('a restaurant without a zone gets its country’s, and one with a zone keeps it', () => {
  const profile = emptyProfile('Linde');
  profile.address.text = 'Torstr. 12, 10119 Berlin';
  expect(textingPlaceOf(profile)).toEqual({ timeZone: 'Europe/Berlin', state: '' });
  profile.time_zone = 'Europe/Vienna';
  expect(textingPlaceOf(profile)).toEqual({ timeZone: 'Europe/Vienna', state: '' });
});
