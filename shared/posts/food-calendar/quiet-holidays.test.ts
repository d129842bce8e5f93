import { expect, test } from 'vitest';
import { isQuietHoliday } from './quiet-holidays.ts';

test.each([
  ['2027-03-26', 'DE', 'Good Friday'],
  ['2027-05-17', 'FR', 'Whit Monday'],
  ['2026-11-01', 'IT', 'All Saints'],
  ['2026-11-16', 'MX', 'Revolution Day'],
  ['2027-05-01', 'MX', 'Labor Day'],
])('%s is quiet in %s: %s', (date, region) => {
  expect(isQuietHoliday(date, region)).toBe(true);
});

test.each([
  ['2027-03-26', 'US'],
  ['2027-03-25', 'DE'],
  ['2026-11-01', 'DE'],
  ['2026-11-01', ''],
])('%s isn’t one in %s', (date, region) => {
  expect(isQuietHoliday(date, region)).toBe(false);
});
