import { expect, test } from 'vitest';
import { monthLabel, pastMonths } from './months.ts';

test('twelve months go back from the present one, across the turn of the year', () => {
  const months = pastMonths(new Date('2026-03-31T23:30:00Z'));
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(months).toHaveLength(12);
  expect(monthLabel('2025-12')).toBe('December 2025');
});
