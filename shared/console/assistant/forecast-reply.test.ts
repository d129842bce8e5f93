import { expect, test } from 'vitest';
import { revenueOutlook } from '#shared/metrics/revenue/revenue-outlook.ts';
import { forecastReply } from './forecast-reply.ts';
import { wholeDollars } from './format-figure.ts';

test('the next six months, after the current one, add up to the total in Revenue Analytics', () => {
  const days = Array.from({ length: 8 }, (_, back) => ({
    day: new Date(Date.UTC(2026, 9 - back, 5)).toISOString().slice(0, 10),
    counts: { sum_invoice_paid_total_cents: 100_000 - 3_000 * back },
  }));
  const outlook = revenueOutlook(days, { now: new Date('2026-11-22T12:00:00Z'), monthsAhead: 6 });
  const { text, query } = forecastReply(outlook, { first: 1, last: 6 });
  expect(text).toContain(`Total: ${wholeDollars(outlook.totalPredicted)}.`);
  expect(query).toBe('Revenue forecast · December 2026 – May 2027');
});
