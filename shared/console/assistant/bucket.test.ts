import { expect, test } from 'vitest';
import { bucketsOf } from './bucket.ts';

const partsOf = (from: string, to: string, group: 'day' | 'week' | 'month') =>
  bucketsOf({ from, to }, group).map((each) => `${each.from} ${each.to} ${each.isWhole}`);

test('weeks begin on Monday, and a first or last part of one isn’t whole', () => {
  expect(partsOf('2026-11-04', '2026-11-17', 'week')).toEqual([
    '2026-11-04 2026-11-08 false',
    '2026-11-09 2026-11-15 true',
    '2026-11-16 2026-11-17 false',
  ]);
});

test('months of different lengths are whole from their first to their last day', () => {
  expect(partsOf('2026-01-31', '2026-03-31', 'month')).toEqual([
    '2026-01-31 2026-01-31 false',
    '2026-02-01 2026-02-28 true',
    '2026-03-01 2026-03-31 true',
  ]);
});

test('each day is whole, and only a part that goes on later is so far', () => {
  expect(partsOf('2026-11-04', '2026-11-05', 'day')).toEqual([
    '2026-11-04 2026-11-04 true',
    '2026-11-05 2026-11-05 true',
  ]);
  const labels = bucketsOf({ from: '2026-11-09', to: '2026-11-17' }, 'week').map(({ label }) => label);
  expect(labels.map((label) => label.endsWith(' so far'))).toEqual([false, true]);
});
