import { expect, test } from 'vitest';
import { dayOf, lastDayBefore, startOfDay } from './announcement-days.ts';

test('a day begins and ends at the reader’s midnight', () => {
  const begin = startOfDay('2026-03-09');
  expect(new Date(begin).getTime()).toBe(new Date(2026, 2, 9).getTime());
  expect(dayOf(begin)).toBe('2026-03-09');
  expect(lastDayBefore(begin)).toBe('2026-03-08');
  expect(dayOf(startOfDay('2026-12-31', 1))).toBe('2027-01-01');
});

test('what is no day has no start', () => {
  expect(startOfDay('')).toBe('');
});
