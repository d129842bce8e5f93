import { expect, test } from 'vitest';
import { formatProfileDay, formatTime, formatTimeSpan } from './format-time.ts';

test('hours are told on the clock of the screens', () => {
  expect(formatTime('17:00')).toBe('5 PM');
  expect(formatTime('11:30')).toBe('11:30 AM');
  expect(formatTime('24:00')).toBe('12 AM');
  expect(formatTimeSpan('17:00', '23:30')).toBe('5 PM – 11:30 PM');
  expect(formatTimeSpan('18:00', null)).toBe('from 6 PM');
});

test('days are told with the name of their month', () => {
  expect(formatProfileDay('2026-12-24')).toBe('Dec 24, 2026');
});

test('what is neither time nor day stays as it was written', () => {
  expect(formatTime('late')).toBe('late');
  expect(formatProfileDay('2026-13-45')).toBe('2026-13-45');
});
