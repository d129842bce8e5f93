import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatMonth, formatUtcDay } from './dates.ts';
import {
  formatCount,
  formatCounted,
  formatDecimal,
  formatDollars,
  formatExactDollars,
  formatPercent,
  formatSmallDollars,
} from './numbers.ts';

test('numbers have thousands separators and a wide minus', () => {
  expect(formatCount(1_234)).toBe('1,234');
  expect(formatCounted(1, 'restaurant')).toBe('1 restaurant');
  expect(formatCounted(2_000, 'reply', 'replies')).toBe('2,000 replies');
  expect(formatDecimal(72.5)).toBe('72.5');
  expect(formatPercent(-40)).toBe('−40%');
  expect(formatDollars(1_234.6)).toBe('$1,235');
  expect(formatExactDollars(-12.25)).toBe('−$12.25');
  expect(formatSmallDollars(0.0128)).toBe('$0.0128');
});

test('a moment has its year unless it is this year', () => {
  const year = new Date().getFullYear();
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plain(formatMoment(`${year}-11-22T15:43:00`))).toBe('Nov 22, 3:43 PM');
  expect(plain(formatMoment('2019-11-22T15:43:00'))).toBe('Nov 22, 2019, 3:43 PM');
});

test('days and months of data are in UTC', () => {
  expect(formatDay('2026-11-22T12:00:00')).toBe('Nov 22, 2026');
  expect(formatUtcDay('2026-11-16')).toBe('Nov 16');
  expect(formatMonth('2026-11')).toBe('Nov 2026');
});
