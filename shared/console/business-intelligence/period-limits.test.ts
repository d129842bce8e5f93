import { expect, test } from 'vitest';
import { viewOf } from '#shared/console/assistant/figure-view.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';
import { activityFigures } from './activity-figures.ts';
import { businessFigures } from './business-figures.ts';
import { behaviorOf, lastActionDay } from './restaurant-behavior.ts';

const NOW = new Date('2026-09-30T12:00:00.000Z');
/** One event of the kind on each of these days. */
const on = (days: string[], kind: string) => days.map((day) => ({ day, counts: { [kind]: 1 } as Counts }));

test('a period of 7 days has its first and last day, and the one before it has seven others', () => {
  const days = ['2026-09-16', '2026-09-17', '2026-09-23', '2026-09-24', '2026-09-30', '2026-10-01'];
  const { period, activity } = activityFigures(on(days, 'count_content_flagged'), { now: NOW, days: 7 });
  expect(period).toMatchObject({ from: '2026-09-24', to: '2026-09-30' });
  expect(activity.content_flagged).toEqual({ now: 2, before: 2 });
});

test('business figures count revenue, starts, and ends on the limits of their periods', () => {
  const cents = { now: NOW, days: 7 };
  const paidDays = ['2026-09-16', '2026-09-17', '2026-09-23', '2026-09-24', '2026-09-30', '2026-10-01'];
  const paid = paidDays.map((day, at) => ({
    day,
    counts: { sum_invoice_paid_total_cents: 100 * 10 ** at } as Counts,
  }));
  expect(businessFigures(paid, cents)).toMatchObject({ revenue: 11_000, revenueBefore: 110 });
  const started = on(['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01'], 'count_subscription_started');
  expect(businessFigures(started, cents).newThisMonth).toBe(2);
  const ended = on(['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01'], 'count_subscription_ended');
  expect(businessFigures(ended, cents).ended).toBe(2);
});

test('a view has its first and last day, what came until then, and what came before', () => {
  const days = on(['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04'], 'count_content_flagged');
  const view = viewOf(days, { from: '2026-09-02', to: '2026-09-03' });
  const counted = [view.during, view.until, view.before].map(
    ({ count_content_flagged }) => count_content_flagged,
  );
  expect(counted).toEqual([2, 3, 1]);
});

test('behavior compares two periods of 30 days that don’t overlap', () => {
  const failed = on(['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01'], 'count_generation_failed');
  const about = {
    standing: { basis: 'plan' as const, planId: 'basic' as const, endsAt: undefined },
    asOf: NOW.toISOString(),
    signedUpAt: '2026-01-01T12:00:00.000Z',
    publishedWebsites: 1,
  };
  expect(behaviorOf(failed, about).failedGenerations).toBe(2);
});

test('today’s action is the last one, and tomorrow’s doesn’t count', () => {
  const days = on(['2026-09-29', '2026-09-30', '2026-10-01'], 'count_code_redeemed');
  expect(lastActionDay(days, '2026-09-30')).toBe('2026-09-30');
});
