import {
  activeSubscriptions,
  churnRate,
  overdueInvoices,
  recurringCents,
} from '#shared/billing/billing-figures.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import { formatCount, formatCounted } from '#shared/format/numbers.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import { countOf, restaurantTotals, waitingTexts } from '#shared/metrics/platform-counts.ts';
import { bucketsOf } from './bucket.ts';
import { type DayCounts, viewOf } from './figure-view.ts';
import { figureText, wholeDollars } from './format-figure.ts';
import type { AssistantSection } from './metrics/metric.ts';

export type Advice = { message: string; section: AssistantSection };
export type Alert = Advice & { type: 'opportunity' | 'warning' };

export type Performance = {
  /** In cents, for the period. */
  revenue: number;
  active: number;
  /** Percent change from the previous period; null if it had none. */
  growth: number | null;
  churn: number | null;
  trends: { date: string; revenue: number; newSubscriptions: number; signups: number }[];
  alerts: Alert[];
  recommendations: Advice[];
};

/** Percent change; null if the earlier value was zero. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : (100 * (now - before)) / before;

/** The platform's performance, from its daily counters. */
export function performanceOf(
  ever: readonly DayCounts[],
  { now, days }: { now: Date; days: number },
): Performance {
  const period = analyticsPeriod(now, days);
  const { from } = analyticsPeriod(now, 2 * days);
  const view = viewOf(ever, period);
  const earlier = viewOf(ever, {
    from,
    to: analyticsPeriod(new Date(now.getTime() - days * 86_400_000), 1).to,
  });
  const revenue = revenueCents(view.during);
  const countsOf = new Map(ever.map(({ day, counts }) => [day, counts]));
  return {
    revenue,
    active: activeSubscriptions(view.until),
    growth: changeInPercent(revenue, revenueCents(earlier.during)),
    churn: churnRate(view.before, view.during),
    trends: bucketsOf(period, 'day').map(({ from: date }) => {
      const counts = countsOf.get(date) ?? {};
      return {
        date,
        revenue: revenueCents(counts),
        newSubscriptions: countOf(counts, 'subscription_started'),
        signups: countOf(counts, 'signed_up'),
      };
    }),
    ...noticed({ view, earlier, days }),
  };
}

type View = ReturnType<typeof viewOf>;

/** Alerts and recommendations, each from one metric. */
function noticed({ view, earlier, days }: { view: View; earlier: View; days: number }) {
  const { until, during } = view;
  const alerts: Alert[] = [];
  const recommendations: Advice[] = [];
  const overdue = overdueInvoices(until);
  if (overdue > 0) {
    alerts.push({
      type: 'warning',
      message: `${formatCounted(overdue, 'invoice is', 'invoices are')} overdue.`,
      section: 'subscriptions',
    });
    recommendations.push({
      message: `Contact owners about ${formatCounted(overdue, 'overdue invoice', 'overdue invoices')} before their subscriptions end.`,
      section: 'subscriptions',
    });
  }
  const ended = countOf(during, 'subscription_ended');
  const began = countOf(during, 'subscription_started');
  const running = formatCounted(ended, 'subscription', 'subscriptions');
  if (ended > began)
    alerts.push({
      type: 'warning',
      message: `${running} ended in the last ${days} days, and ${formatCount(began)} started.`,
      section: 'subscriptions',
    });
  if (began > ended)
    alerts.push({
      type: 'opportunity',
      message: `${formatCounted(began, 'subscription', 'subscriptions')} started in the last ${days} days, and ${formatCount(ended)} ended.`,
      section: 'subscriptions',
    });
  const { restaurants, incompleteSetups } = restaurantTotals(until);
  const unsubscribed = restaurants - activeSubscriptions(until);
  if (unsubscribed > 0)
    alerts.push({
      type: 'opportunity',
      message: `${formatCounted(unsubscribed, 'restaurant has', 'restaurants have')} no subscription.`,
      section: 'restaurants',
    });
  if (incompleteSetups > 0)
    recommendations.push({
      message: `Help ${formatCounted(incompleteSetups, 'restaurant', 'restaurants')} create their first website.`,
      section: 'restaurants',
    });
  const waiting = waitingTexts(until);
  if (waiting > 0)
    recommendations.push({
      message: `Review ${formatCounted(waiting, 'flagged item', 'flagged items')}.`,
      section: 'moderation',
    });
  const [revenue, before] = [revenueCents(during), revenueCents(earlier.during)];
  if (before > 0 && revenue < before)
    alerts.push({
      type: 'warning',
      message: `Revenue in the last ${days} days was ${wholeDollars(revenue)}, down from ${wholeDollars(before)}.`,
      section: 'subscriptions',
    });
  const recurring = recurringCents(until);
  if (recurring > recurringCents(earlier.until) && earlier.until.count_subscription_started !== undefined)
    alerts.push({
      type: 'opportunity',
      message: `Monthly recurring revenue rose from ${figureText(recurringCents(earlier.until), 'cents')} to ${figureText(recurring, 'cents')} in the last ${days} days.`,
      section: 'subscriptions',
    });
  return { alerts, recommendations };
}
