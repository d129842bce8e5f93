import { expect, test } from 'vitest';
import { hasOnlyDates, readDates } from './read-date.ts';

/** A Friday. */
const today = '2026-11-20';
const read = (question: string, region = 'US') => readDates(question, { today, region });

test.each([
  ['2026-12-24', '2026-12-24', '2026-12-24'],
  ['today', '2026-11-20', '2026-11-20'],
  ['tomorrow', '2026-11-21', '2026-11-21'],
  ['on Friday', '2026-11-27', '2026-11-27'],
  ['on Sunday', '2026-11-22', '2026-11-22'],
  ['Jan 2nd', '2027-01-02', '2027-01-02'],
  ['the 3rd of March', '2027-03-03', '2027-03-03'],
  ['Dec 24–26', '2026-12-24', '2026-12-26'],
  ['December 30 to January 2', '2026-12-30', '2027-01-02'],
  ['New Year’s Eve', '2026-12-31', '2026-12-31'],
  ['February 29', '2028-02-29', '2028-02-29'],
  ['24-26 dec', '2026-12-24', '2026-12-26'],
  ['dec 24, 25 & 26', '2026-12-24', '2026-12-26'],
  ['12/24-12/26', '2026-12-24', '2026-12-26'],
  ['mon-wed next week', '2026-11-23', '2026-11-25'],
  ['sunday next week', '2026-11-29', '2026-11-29'],
  ['fri-sun', '2026-11-27', '2026-11-29'],
  ['from Sunday to Tuesday', '2026-11-22', '2026-11-24'],
  ['christmas eve and christmas', '2026-12-24', '2026-12-25'],
  ['friday 20 nov', '2026-11-20', '2026-11-20'],
  ['monday, nov 30, 2026', '2026-11-30', '2026-11-30'],
  ['tommorow', '2026-11-21', '2026-11-21'],
  ['the 24th', '2026-11-24', '2026-11-24'],
  ['the 3rd', '2026-12-03', '2026-12-03'],
  ['25/12', '2026-12-25', '2026-12-25'],
  ['12/24/26', '2026-12-24', '2026-12-24'],
  ['xmas', '2026-12-25', '2026-12-25'],
  ['thanksgiving day', '2026-11-26', '2026-11-26'],
  ['labor day', '2027-09-06', '2027-09-06'],
])('%s', (question, from, to) => expect(read(question)).toEqual({ from, to }));

test('a numeric date follows its country or is asked about', () => {
  expect(read('12/4')).toEqual({ from: '2026-12-04', to: '2026-12-04' });
  expect(read('12/4', 'GB')).toEqual({ from: '2027-04-12', to: '2027-04-12' });
  expect(read('12/4', '')).toBe('unclear');
  expect(read('24/12', '')).toEqual({ from: '2026-12-24', to: '2026-12-24' });
});

test.each([
  ['February 30', 'impossible'],
  ['2026-13-01', 'impossible'],
  ['2025-12-24', 'past'],
  ['yesterday', 'past'],
  ['last friday', 'past'],
  ['dec 24 2025', 'past'],
  ['wednesday and friday', 'unsure'],
  ['dec 24 and 31', 'unsure'],
  ['monday 1 dec', 'unsure'],
  ['soon', 'none'],
])('%s isn’t a date: %s', (question, why) => expect(read(question)).toBe(why));

test('a holiday of another country isn’t guessed', () => {
  expect(read('thanksgiving', 'DE')).toBe('none');
});

test('a number outside a date is detected', () => {
  expect(hasOnlyDates('friday, dec 24 to 26')).toBe(true);
  expect(hasOnlyDates('friday 3-5')).toBe(false);
});
