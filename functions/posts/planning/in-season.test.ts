import { expect, test } from 'vitest';
import { isInSeason } from './in-season.ts';

const on = (date: string, hemisphere: 'north' | 'south' = 'north') => ({ date, hemisphere });

test.each([
  'da giugno a settembre',
  'June–September',
  'Jun - Sep',
  'summer only',
  'im Sommer',
  'en été',
  'd’estate',
  'de junio a septiembre',
  'de juin à septembre',
  'von Juni bis September',
  'May 15 to Sept 30',
  'juillet et août',
  'July',
  'de junho a setembro',
  'no verão',
  'só em julho',
])('a summer dish isn’t posted in December: %s', (availability) => {
  expect(isInSeason(availability, on('2026-12-08'))).toBe(false);
  expect(isInSeason(availability, on('2026-07-08'))).toBe(true);
});

test.each(['Nov–Feb', 'winter', 'von November bis Februar', 'de noviembre a febrero', 'Dezember und Januar'])(
  'a season may cross the new year: %s',
  (availability) => {
    expect(isInSeason(availability, on('2027-01-08'))).toBe(true);
    expect(isInSeason(availability, on('2027-07-08'))).toBe(false);
  },
);

test('a season may end on a saint’s day', () => {
  expect(isInSeason('April bis Johanni', on('2027-05-20'))).toBe(true);
  expect(isInSeason('April bis Johanni', on('2027-07-20'))).toBe(false);
  expect(isInSeason('Ende Oktober bis Martini', on('2027-11-05'))).toBe(true);
  expect(isInSeason('zu Martini', on('2027-07-20'))).toBe(true);
});

test('summer in the southern hemisphere is December', () => {
  expect(isInSeason('summer only', on('2026-12-08', 'south'))).toBe(true);
});

test.each([
  '',
  'Fridays only',
  'lunch',
  'when there is some',
  'sur commande',
  'mar.–ven.',
  'set lunch',
  'may sell out early',
  'Sundays from noon',
])('words without a month allow every day: “%s”', (availability) =>
  expect(isInSeason(availability, on('2026-12-08'))).toBe(true),
);
