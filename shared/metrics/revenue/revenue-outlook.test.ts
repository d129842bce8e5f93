import { expect, test } from 'vitest';
import { monthlyRevenue } from './monthly-revenue.ts';
import { revenueOutlook } from './revenue-outlook.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const paid = (day: string, cents: number) => ({ day, counts: { sum_invoice_paid_total_cents: cents } });

test('months begin with the first revenue, gaps are zero, and the current month is separate', () => {
  const days = [
    { day: '2025-09-01', counts: { count_signed_up: 3 } },
    paid('2025-11-30', 4_900),
    paid('2025-11-30', 100),
    paid('2026-02-01', 2_450),
    paid('2026-03-02', 14_900),
  ];
  expect(monthlyRevenue(days, NOW)).toEqual({
    months: [
      { month: '2025-11', cents: 5_000 },
      { month: '2025-12', cents: 0 },
      { month: '2026-01', cents: 0 },
      { month: '2026-02', cents: 2_450 },
    ],
    running: { month: '2026-03', cents: 14_900 },
  });
});

test('credit counts when used, and unpaid amounts don’t', () => {
  const counts = { sum_credit_purchased_cents: 50_000, sum_invoice_overdue_total_cents: 4_900 };
  expect(monthlyRevenue([{ day: '2026-02-01', counts }], NOW).months).toEqual([]);
});

test.each([0, 1, 2, 30])('with %i months, the forecast has the current month and the full ones', (count) => {
  const days = Array.from({ length: count }, (_, back) =>
    paid(new Date(Date.UTC(2026, 1 - back, 5)).toISOString().slice(0, 10), 10_000),
  );
  const { actual, forecast } = revenueOutlook(days, { now: NOW, monthsAhead: 12 });
  expect(actual).toHaveLength(count);
  expect(actual.at(-1)?.month).toBe(count === 0 ? undefined : '2026-02');
  expect(forecast.map(({ month }) => month)).toEqual([
    ...['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'],
    ...['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03'],
  ]);
});

test('the current month’s forecast is at least its revenue so far', () => {
  const days = [paid('2026-02-01', 5_000), paid('2026-03-01', 9_900)];
  const { forecast, growthRate, totalPredicted } = revenueOutlook(days, { now: NOW, monthsAhead: 2 });
  expect(forecast.map(({ predicted }) => predicted)).toEqual([9_900, 5_000, 5_000]);
  // The next two months are the ones after the current month.
  expect([growthRate, totalPredicted]).toEqual([0, 10_000]);
  expect(revenueOutlook([], { now: NOW, monthsAhead: 2 })).toMatchObject({ growthRate: null });
});
