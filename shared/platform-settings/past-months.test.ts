import { expect, test } from 'vitest';
import { pastMonths } from './past-months.ts';

test('the list has the current month and the 11 before it, across years', () => {
  const months = pastMonths(new Date('2026-03-31T23:30:00Z'));
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(months).toHaveLength(12);
});
