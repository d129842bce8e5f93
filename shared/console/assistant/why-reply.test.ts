import { expect, test } from 'vitest';
import type { PlatformQuery } from './platform-query.ts';
import { whyByPlanReply, whyRecurringReply, whyReply } from './why-reply.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30', label: 'November' };
const OCTOBER = { from: '2026-10-01', to: '2026-10-31', label: 'October' };
const QUERY = {
  ...{ metric: 'revenue', isPeriodAssumed: false, isWhy: true },
  ...{ period: NOVEMBER, compare: OCTOBER },
} as unknown as PlatformQuery & { compare: typeof OCTOBER };

const part = (kind: string, cents: number, names: string[] = []) => ({ kind, cents, names }) as never;

test('causes are listed with their signs, and a chart shows more than one', () => {
  const parts = [
    part('new', 9_900, ['Ada', 'Bar', 'Casa', 'Dim']),
    part('discounts', 0),
    part('canceled', -4_900),
  ];
  const { text, insights, chart, confidence } = whyReply(QUERY, { now: 15_000, before: 10_000, parts });
  expect(text).toMatch(/It changed by \+\$50: new \+\$99, canceled .\$49\.$/);
  expect(insights).toEqual(['New: Ada, Bar, Casa and 1 more.']);
  expect(chart?.points).toEqual([
    { label: 'new', value: 99 },
    { label: 'canceled', value: -49 },
  ]);
  expect(confidence).toBe(100);
});

test('one cause has no chart, and three names are all named', () => {
  const parts = [part('new', 5_000, ['Ada', 'Bar', 'Casa'])];
  const assumed = { ...QUERY, isPeriodAssumed: true };
  const { insights, chart, confidence } = whyReply(assumed, { now: 15_000, before: 10_000, parts });
  expect([insights, chart, confidence]).toEqual([['New: Ada, Bar, Casa.'], undefined, 90]);
});

test.each([
  [[], 'It didn’t change.'],
  [[part('new', 4_900), part('canceled', -4_900)], 'Overall, it didn’t change: new'],
])('revenue that is the same says so', (parts, sentence) => {
  expect(whyReply(QUERY, { now: 10_000, before: 10_000, parts }).text).toContain(sentence);
});

test('too many invoices are explained by plan', () => {
  const parts = [{ label: 'Basic', cents: 100 }];
  expect(whyByPlanReply(QUERY, { now: 200, before: 100, parts }).text).toMatch(
    /This period has too many invoices to break down by restaurant\. Here are the totals by plan\.$/,
  );
});

const day = (date: string, counts: Record<string, number>) => ({ day: date, counts });
const started = (count: number) => ({
  ...{
    split_subscription_started_plan_id_basic: count,
    sum_subscription_started_monthly_cents: 4_900 * count,
  },
});

test('a change in recurring revenue is explained by the counts of its days', () => {
  const ended = { split_subscription_ended_plan_id_basic: 1, sum_subscription_ended_monthly_cents: 4_900 };
  const days = [day('2026-10-31', started(1)), day('2026-11-01', started(3)), day('2026-11-30', ended)];
  const { text = '' } = whyRecurringReply(QUERY, days) ?? {};
  expect(text).toContain('Monthly recurring revenue on Nov 30, 2026: $147. Before Nov 1, 2026: $49.');
  expect(text).toMatch(/It changed by \+\$98: new \+\$147, canceled .\$49\.$/);
});

test('a change that the counts don’t explain has no answer', () => {
  const unexplained = { ...started(1), sum_subscription_started_monthly_cents: 4_901 };
  expect(whyRecurringReply(QUERY, [day('2026-11-01', unexplained)])).toBe(undefined);
});
