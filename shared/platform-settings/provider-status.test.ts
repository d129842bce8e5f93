import { expect, test } from 'vitest';
import { monthSpan } from './month-costs.ts';
import { PRICE_TABLES, pricesOf } from './price-table.ts';
import { isFailing } from './provider-status.ts';

test.each([
  [{ uses: 4, failures: 4 }, false],
  [{ uses: 5, failures: 5 }, true],
  [{ uses: 6, failures: 3 }, true],
  [{ uses: 6, failures: 2 }, false],
  [{ uses: 0, failures: 0 }, false],
])('%o is failing: %s', (recent, isAtFault) => {
  expect(isFailing(recent)).toBe(isAtFault);
});

test.each([
  ['2026-11-29', '2026-11-29'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', '2026-11-30'],
])('on %s, November ends on %s', (today, to) => {
  expect(monthSpan('2026-11', today)).toEqual({ from: '2026-11-01', to, days: 30 });
});

test('prices count from their first day', () => {
  for (const table of PRICE_TABLES) expect(pricesOf(table.from)).toBe(table);
  expect(pricesOf('1999-01-01')).toBe(PRICE_TABLES[0]);
});
