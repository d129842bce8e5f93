import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSales } from './count-sales.ts';
import type { SaleRow } from './sale-row.ts';

const TODAY = '2026-11-28';
const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
const aRow = (day: string, line = 2): SaleRow => ({
  line,
  item: 'Soup',
  sold: '1',
  revenue: '8',
  day,
  whole: `${day} ${line}`,
});
const rowsOn = (...days: string[]) => days.map((day, index) => aRow(day, index + 2));
const fifty = (first: string) => Array.from({ length: 50 }, (_, n) => dayAfter(first, n % 30));

const count = (rows: readonly SaleRow[]) => {
  const { items, from, to, stray } = countSales(rows, {
    decimal: '.',
    countsDuplicates: true,
    latestDay: TODAY,
  });
  return { sold: items[0]?.cells[0]?.sold, from, to, stray };
};

test.each([
  ['in the future', '2062-10-12'],
  ['tomorrow', '2026-11-29'],
  ['of another decade', '2016-10-12'],
])('a day %s counts without its date and is reported with its line', (_, day) => {
  expect(count(rowsOn(...fifty('2026-10-01'), day))).toEqual({
    sold: 51,
    from: '2026-10-01',
    to: '2026-10-30',
    stray: { count: 1, lines: [52] },
  });
});

test('of dates too far apart, those with the most rows are the period', () => {
  const { from, to, stray } = count(rowsOn('2016-05-01', '2026-05-01', '2026-05-02'));
  expect([from, to, stray.count]).toEqual(['2026-05-01', '2026-05-02', 1]);
});

test.each([
  ['a day', ['2026-10-01']],
  ['today', [TODAY]],
  ['two seasons with a winter between them', [...fifty('2025-06-01'), ...fifty('2026-06-01')]],
  ['the first of each quarter', ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']],
  ['one of each quarter for years', Array.from({ length: 11 }, (_, n) => dayAfter('2024-01-01', n * 91))],
  ['a month and a late correction', [...fifty('2026-09-01'), '2026-11-02']],
  [
    'a year and a day of the autumn before',
    [...Array.from({ length: 365 }, (_, n) => dayAfter('2025-11-28', n)), '2025-09-15'],
  ],
  ['a summer, and a market in December', [...fifty('2025-07-01'), '2025-12-13', '2025-12-14', '2025-12-20']],
  ['three years', Array.from({ length: 1_098 }, (_, n) => dayAfter('2023-11-27', n))],
  ['days on both sides of a new year', [...fifty('2025-12-15')]],
])('%s is the period, unchanged', (_, days) => {
  const sorted = [...days].sort();
  expect(count(rowsOn(...days))).toMatchObject({ from: sorted[0], to: sorted.at(-1), stray: { count: 0 } });
});

test('no period exceeds the limit, for all days in a file', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('2000-01-01', days));
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 40 }), (days) => {
      const { from, to, sold } = count(rowsOn(...days));
      expect(sold).toBe(days.length);
      if (from !== undefined && to !== undefined) {
        expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBeLessThanOrEqual(1_098);
        expect(to <= TODAY).toBe(true);
      }
      expect(count(rowsOn(...days).reverse())).toMatchObject({ from, to });
    }),
  );
});
