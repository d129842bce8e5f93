import { expect, test } from 'vitest';
import { formatProfileDay, formatTime, formatTimeSpan } from './format-time.ts';

test('hours are formatted in the 12-hour clock', () => {
  expect(formatTime('17:00')).toBe('5 PM');
  expect(formatTime('11:30')).toBe('11:30 AM');
  expect(formatTime('24:00')).toBe('12 AM');
  expect(formatTimeSpan('17:00', '23:30')).toBe('5 PM – 11:30 PM');
  expect(formatTimeSpan('18:00', null)).toBe('from 6 PM');
});

test('days are formatted with the name of the month', () => {
  expect(formatProfileDay('2026-12-24')).toBe('Dec 24, 2026');
});

test('other text stays as it was written', () => {
  expect(formatTime('late')).toBe('late');
  expect(formatProfileDay('2026-13-45')).toBe('2026-13-45');
});
