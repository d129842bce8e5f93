import { expect, test } from 'vitest';
import { holidaysFrom } from './public-holidays.ts';

/** Public holidays of 2027 in date-holidays 3.37.0, without substitutes for weekends. */
const OF_2027 = {
  US: '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25',
  GB: '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26',
  DE: '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26',
  FR: '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25',
  ES: '01-01 01-06 03-26 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  IT: '01-01 01-06 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
};
const IN_ALL = ['Easter Sunday', 'Christmas Eve', 'New Year’s Eve'];

test.each(Object.entries(OF_2027))('the public holidays of %s are %s', (country, dates) => {
  const found = holidaysFrom('2027-01-01', country).filter(({ name }) => !IN_ALL.includes(name));
  expect(found.map(({ date }) => date)).toEqual(dates.split(' ').map((day) => `2027-${day}`));
});

test('the holidays are those of the coming year, including today, and none if the country is unknown', () => {
  const names = holidaysFrom('2026-12-25', 'US').map(({ date, name }) => `${date} ${name}`);
  expect(names[0]).toBe('2026-12-25 Christmas Day');
  expect(names.at(-1)).toBe('2027-12-24 Christmas Eve');
  expect(names).toContain('2027-03-28 Easter Sunday');
  expect(holidaysFrom('2026-12-25', '')).toEqual([]);
});
