import {
  activeSubscriptions,
  churnRate,
  overdueInvoices,
  recurringCents,
  subscribersOf,
} from '#shared/billing/billing-figures.ts';
import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import { countOf, restaurantTotals, waitingTexts } from '#shared/metrics/platform-counts.ts';
import { type ActivityFigures, activityFigures } from './activity-figures.ts';
import { changePercent } from './change-percent.ts';

type Day = { day: string; counts: Counts };

/** Growth and retention compare with this many days ago. */
const MONTH_DAYS = 30;

/** Amounts in dollars. Null means that there was nothing to compare with. */
export type BusinessFigures = ActivityFigures & {
  /** As `revenueCents` defines it. */
  revenue: number;
  revenueBefore: number;
  revenueChange: number | null;
  /** List prices of active subscriptions, now and 30 days ago, and the percent change. */
  recurring: number;
  recurringBefore: number;
  monthlyGrowth: number | null;
  active: number;
  averageRevenue: number;
  newThisMonth: number;
  /** Subscriptions that ended in the last 30 days, and the retention rate in percent. */
  ended: number;
  retention: number | null;
  overdue: number;
  restaurants: number;
  incompleteSetups: number;
  /** Flagged content that no one has reviewed. */
  waitingTexts: number;
  plans: { planId: PlanId; name: string; price: number; subscribers: number; recurring: number }[];
};

/** Computes business metrics from the platform's daily counters. */
export function businessFigures(
  ever: readonly Day[],
  { now, days }: { now: Date; days: number },
): BusinessFigures {
  const activity = activityFigures(ever, { now, days });
  const { period } = activity;
  const before = analyticsPeriod(now, 2 * days);
  const month = analyticsPeriod(now, MONTH_DAYS);
  const sum = (isWithin: (day: string) => boolean) =>
    addCounts(ever.filter(({ day }) => day <= period.to && isWithin(day)).map(({ counts }) => counts));
  const [all, during] = [sum(() => true), sum((day) => day >= period.from)];
  const previous = sum((day) => day >= before.from && day < period.from);
  const [old, lately] = [sum((day) => day < month.from), sum((day) => day >= month.from)];
  const churn = churnRate(old, lately);
  const [recurring, recurringBefore] = [recurringCents(all), recurringCents(old)];
  const active = activeSubscriptions(all);
  return {
    ...activity,
    revenue: revenueCents(during) / 100,
    revenueBefore: revenueCents(previous) / 100,
    revenueChange: changePercent(revenueCents(during), revenueCents(previous)),
    recurring: recurring / 100,
    recurringBefore: recurringBefore / 100,
    monthlyGrowth: changePercent(recurring, recurringBefore),
    active,
    averageRevenue: active === 0 ? 0 : Math.round(recurring / active) / 100,
    newThisMonth: countOf(
      sum((day) => day >= `${period.to.slice(0, 7)}-01`),
      'subscription_started',
    ),
    ended: countOf(lately, 'subscription_ended'),
    retention: churn === null ? null : Math.round(10 * (100 - churn)) / 10,
    overdue: overdueInvoices(all),
    ...restaurantTotals(all),
    waitingTexts: Math.max(0, waitingTexts(all)),
    plans: PLAN_IDS.map((planId) => planFigures(all, planId)),
  };
}

function planFigures(ever: Counts, planId: PlanId) {
  const { name, monthlyCents } = PLAN_CATALOG[planId];
  const subscribers = subscribersOf(ever, planId);
  return {
    planId,
    name,
    price: monthlyCents / 100,
    subscribers,
    recurring: (subscribers * monthlyCents) / 100,
  };
}
