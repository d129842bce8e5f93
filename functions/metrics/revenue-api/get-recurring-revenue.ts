import type { Operation } from '#functions/platform/http/http-handler.ts';
import { activeSubscriptions, churnRate, recurringCents } from '#shared/billing/billing-figures.ts';
import { trialConversion } from '#shared/console/customers/cohorts.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import { lifetimeValue, monthMovements } from '#shared/metrics/revenue/recurring-movements.ts';
import type { RevenueAnalyticsDependencies } from './dependencies.ts';

const MONTHS = 12;
const CHURN_DAYS = 30;

/** From the platform's day counters and the last daily pass: its cost does not grow with the restaurants. */
export function createGetRecurringRevenue({
  figures,
  churn,
  clock,
}: Pick<RevenueAnalyticsDependencies, 'figures' | 'churn' | 'clock'>): Operation<
  typeof revenueAnalyticsRoutes.getRecurringRevenue
> {
  return async () => {
    const now = clock.now();
    const [[platform], latest] = await Promise.all([figures.listDaysOf(['platform']), churn.find('latest')]);
    const days = platform?.days ?? [];
    const { from } = analyticsPeriod(now, CHURN_DAYS);
    const sum = (isWithin: (day: string) => boolean) =>
      addCounts(days.filter(({ day }) => isWithin(day)).map(({ counts }) => counts));
    const [before, during] = [sum((day) => day < from), sum((day) => day >= from)];
    const ever = addCounts([before, during]);
    const value = lifetimeValue({
      recurring: recurringCents(ever),
      active: activeSubscriptions(ever),
      churnPercent: churnRate(before, during),
    });
    const cohorts = latest?.data.cohorts ?? {};
    return {
      data: {
        months: monthMovements(days, { now, months: MONTHS }).map(({ month, retention, ...cents }) => ({
          month,
          started: cents.started / 100,
          expansion: cents.expansion / 100,
          contraction: cents.contraction / 100,
          churned: cents.churned / 100,
          recurring: cents.recurring / 100,
          retention,
        })),
        lifetime_value: value === null ? null : value / 100,
        trial_conversion: trialConversion(cohorts),
        cohorts: Object.keys(cohorts)
          .toSorted()
          .flatMap((month) => {
            const cohort = cohorts[month];
            if (cohort === undefined) return [];
            const { signed_up, subscribed, paying, monthly_cents } = cohort;
            return [{ month, signed_up, subscribed, paying, monthly_revenue: monthly_cents / 100 }];
          }),
        cohorts_as_of: latest === undefined ? null : latest.data.as_of,
        as_of: now.toISOString(),
      },
    };
  };
}
