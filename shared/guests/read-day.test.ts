import { expect, test } from 'vitest';
import { daysIn, latestDay, readDay } from './read-day.ts';

test.each([
  ['2026年7月4日', '2026-07-04'],
  ['2026年7月4日(土) 19:20', '2026-07-04'],
  ['令和8年7月4日', '2026-07-04'],
  ['令和元年5月1日', '2019-05-01'],
  ['２０２６／０７／０４', '2026-07-04'],
  ['2026. 7. 4.', '2026-07-04'],
])('%s is %s', (cell, day) => {
  expect(readDay(cell)).toEqual({ day_first: day, month_first: day });
});

test.each([
  ['2026-08-30 19:20:21', ['2026-08-30 19:20:21']],
  ['2026-08-30; 2026-07-04', ['2026-08-30', '2026-07-04']],
  ['04/05/2026 06/05/2026', ['04/05/2026', '06/05/2026']],
  ['20260830,20260704', ['20260830', '20260704']],
  ['Aug 30, 2026; Jul 4, 2026', ['Aug 30, 2026', 'Jul 4, 2026']],
  ['30. August 2026 / 4. Juli 2026', ['30. August 2026', '4. Juli 2026']],
  ['2026年8月30日、2026年7月4日', ['2026年8月30日', '2026年7月4日']],
  ['2026-07-04-2026-08-30', ['2026-07-04', '2026-08-30']],
  ['04.07.2026-30.08.2026', ['04.07.2026', '30.08.2026']],
  ['04.07.2026 30.08.2026', ['04.07.2026', '30.08.2026']],
  ['20260704 20260830', ['20260704', '20260830']],
  ['Jul 4, Aug 30 2026', ['Aug 30 2026']],
  ['30.08.2026 19.20', ['30.08.2026 19.20']],
  ['99/99/2026, soon', ['99/99/2026, soon']],
])('%j contains the days %j', (cell, days) => {
  expect(daysIn(cell)).toEqual(days);
});

test('the latest date counts in the order of the file', () => {
  expect(latestDay('04/05/2026 01/06/2026', 'day_first')).toBe('2026-06-01');
  expect(latestDay('04/05/2026 01/06/2026', 'month_first')).toBe('2026-04-05');
  expect(latestDay('soon', 'day_first')).toBeUndefined();
});

test('a date that would be in the future starts with its year', () => {
  expect(latestDay('26/08/30', 'day_first', '2026-11-29')).toBe('2026-08-30');
  expect(latestDay('30/08/26', 'day_first', '2026-11-29')).toBe('2026-08-30');
});

test('of several dates, the latest past one counts', () => {
  expect(latestDay('2026-08-30, 2026-12-24', 'day_first', '2026-11-29')).toBe('2026-08-30');
  expect(latestDay('2026-12-24', 'day_first', '2026-11-29')).toBe('2026-12-24');
});

test.each([
  ['2026-08-30T10:00:00Z/2026-09-08T10:00:00Z', '2026-09-08'],
  ['2026-08-30T10:00:00.000Z/2026-09-08T10:00:00.000Z', '2026-09-08'],
  ['2026-08-30 10:00/2026-09-08 10:00', '2026-09-08'],
  ['2026-08-30/2026-09-08', '2026-09-08'],
  ['30.08.2026/08.09.2026', '2026-09-08'],
  ['2026/08/30', '2026-08-30'],
])('the latest date of %s, separated by slashes, is %s', (cell, day) => {
  expect(latestDay(cell, 'day_first', '2026-11-29')).toBe(day);
});

test('today is not in the future', () => {
  expect(latestDay('2026-11-29, 2026-12-24', 'day_first', '2026-11-29')).toBe('2026-11-29');
  expect(latestDay('29/11/26', 'day_first', '2026-11-29')).toBe('2026-11-29');
  expect(latestDay('26/11/29', 'day_first', '2026-11-29')).toBe('2026-11-29');
  expect(latestDay('26/11/30', 'day_first', '2026-11-29')).toBe('2030-11-26');
});

test.each([
  ['2026-01-01', '2026-01-01'],
  ['2026-12-31', '2026-12-31'],
  ['2026-04-30', '2026-04-30'],
  ['2024-02-29', '2024-02-29'],
  ['2026-00-10', undefined],
  ['2026-13-10', undefined],
  ['2026-10-00', undefined],
  ['2026-04-31', undefined],
  ['2026-02-29', undefined],
])('%s is %s', (cell, day) => {
  expect(readDay(cell)?.month_first).toBe(day);
});
