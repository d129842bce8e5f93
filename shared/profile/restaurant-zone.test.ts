import { expect, test } from 'vitest';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { restaurantDay, restaurantZone } from './restaurant-zone.ts';

const { address } = aSparseProfile();
const place = (given: Partial<typeof address>, time_zone = '') => ({
  time_zone,
  address: { ...address, text: '', street: '', locality: '', region: '', country: '', ...given },
});

test.each([
  ['its own zone', place({ region: 'NY' }, 'America/Denver'), 'America/Denver'],
  ['the zone of its state', place({ region: 'CA' }), 'America/Los_Angeles'],
  ['the state behind its city', place({ locality: 'Portland, ME' }), 'America/New_York'],
  ['the state in a typed address', place({ text: '1 Elm St, Austin, TX 78701' }), 'America/Chicago'],
  ['UTC where nothing is known', place({}), 'UTC'],
  ['UTC in another country whose region looks like a state', place({ region: 'CA', country: 'IT' }), 'UTC'],
])('a restaurant’s time zone is %s', (_what, given, zone) => {
  expect(restaurantZone(given)).toBe(zone);
});

test('an offer that ends in the evening ends on that date in the restaurant’s time zone', () => {
  expect(restaurantDay('2026-12-08T01:30:00Z', place({ region: 'NY' }))).toBe('2026-12-07');
  expect(restaurantDay('2026-12-08T01:30:00Z', place({}))).toBe('2026-12-08');
});
