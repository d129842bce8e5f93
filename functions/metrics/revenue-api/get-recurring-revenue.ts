import type { Operation } from '#functions/platform/http/http-handler.ts';
import { activeSubscriptions, churnRate, recurringCents } from '#shared/billing/billing-figures.ts';
import { trialConversion } from '#shared/console/customers/cohorts.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import { acquisitionCost, lifetimeRatio, paybackMonths } from '#shared/metrics/revenue/acquisition-cost.ts';
import { lifetimeValue, monthMovements } from '#shared/metrics/revenue/recurring-movements.ts';
import type { RevenueAnalyticsDependencies } from './dependencies.ts';

type Amounts = Awaited<ReturnType<RevenueAnalyticsDependencies['enteredAmounts']['listNewest']>>;

const MONTHS = 12;
const CHURN_DAYS = 30;

/** Reads the platform’s daily counters and the last daily job. Its cost doesn’t depend on the number of restaurants. */
export function createGetRecurringRevenue({
  figures,
  churn,
  enteredAmounts,
  clock,
}: Pick<RevenueAnalyticsDependencies, 'figures' | 'churn' | 'enteredAmounts' | 'clock'>): Operation<
  typeof revenueAnalyticsRoutes.getRecurringRevenue
> {
  return async () => {
    const now = clock.now();
    const [[platform], latest, entered] = await Promise.all([
      figures.listDaysOf(['platform']),
      churn.find('latest'),
      enteredAmounts.listNewest(MONTHS),
    ]);
    const days = platform?.days ?? [];
    const { from } = analyticsPeriod(now, CHURN_DAYS);
    const sum = (isWithin: (day: string) => boolean) =>
      addCounts(days.filter(({ day }) => isWithin(day)).map(({ counts }) => counts));
    const [before, during] = [sum((day) => day < from), sum((day) => day >= from)];
    const ever = addCounts([before, during]);
    const running = { recurring: recurringCents(ever), active: activeSubscriptions(ever) };
    const value = lifetimeValue({ ...running, churnPercent: churnRate(before, during) });
    const months = monthMovements(days, { now, months: MONTHS });
    const spends = spendsOf(entered, months);
    const acquisition = acquisitionCost(days, spends);
    const cohorts = latest?.data.cohorts ?? {};
    return {
      data: {
        months: months.map(({ month, retention, ...cents }) => ({
          month,
          started: cents.started / 100,
          expansion: cents.expansion / 100,
          contraction: cents.contraction / 100,
          churned: cents.churned / 100,
          recurring: cents.recurring / 100,
          retention,
          acquisition_spend: inDollars(spends.get(month)),
        })),
        lifetime_value: inDollars(value),
        acquisition: acquisition && {
          months: acquisition.months,
          spend: acquisition.spend / 100,
          subscribers: acquisition.subscribers,
          cost: inDollars(acquisition.cost),
          lifetime_ratio: lifetimeRatio(value, acquisition.cost),
          payback_months: paybackMonths(acquisition.cost, running),
        },
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

/** Entered spends of the months, in cents by month. */
function spendsOf(entered: Amounts, months: readonly { month: string }[]): Map<string, number> {
  const shown = new Set(months.map(({ month }) => month));
  return new Map(
    entered.flatMap(({ month, acquisition_spend_cents: cents }) =>
      cents === null || !shown.has(month) ? [] : [[month, cents] as const],
    ),
  );
}

function inDollars(cents: number | null | undefined): number | null {
  return cents === null || cents === undefined ? null : cents / 100;
}
