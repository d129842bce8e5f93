import type { Operation } from '#functions/platform/http/http-handler.ts';
import { overdueInvoices, recurringCents } from '#shared/billing/billing-figures.ts';
import { aiFiguresOf } from '#shared/metrics/ai-figures.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import {
  countOf,
  launchedCampaigns,
  redeemedCents,
  redeemedCodes,
  restaurantTotals,
  waitingTexts,
} from '#shared/metrics/platform-counts.ts';
import { movementsOf } from '#shared/metrics/revenue/recurring-movements.ts';
import { dollars } from '#shared/metrics/summarize-usage.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformAnalyticsDependencies, 'figures' | 'invoices' | 'clock'>;

/** The most overdue invoices that are added up, newest first. */
const MOST_OVERDUE = 200;

const PERIOD_DAYS = 30;

/** Summarizes recent activity from daily counters. Its cost doesn’t depend on the number of restaurants. */
export function createGetDashboardSummary({
  figures,
  invoices,
  clock,
}: Dependencies): Operation<typeof platformAnalyticsRoutes.getDashboardSummary> {
  return async () => {
    const now = clock.now();
    const period = analyticsPeriod(now, PERIOD_DAYS);
    const { from } = analyticsPeriod(now, 2 * PERIOD_DAYS);
    const [[listed], late] = await Promise.all([
      figures.listDaysOf(['platform']),
      invoices.listByStatusEventually('overdue', { limit: MOST_OVERDUE }),
    ]);
    const ever = listed?.days ?? [];
    const sum = (isWithin: (day: string) => boolean) =>
      addCounts(ever.filter(({ day }) => isWithin(day)).map(({ counts }) => counts));
    const current = sum((day) => day >= period.from);
    const previous = sum((day) => day >= from && day < period.from);
    const change = (figure: (counts: Counts) => number) => ({
      current: figure(current),
      previous: figure(previous),
    });
    const { restaurants, incompleteSetups } = restaurantTotals(sum(() => true));
    const moved = movementsOf(ever.filter(({ day }) => day >= period.from));
    return {
      data: {
        period,
        as_of: now.toISOString(),
        total_restaurants: restaurants,
        incomplete_setups: incompleteSetups,
        activity: {
          signups: change((counts) => countOf(counts, 'signed_up')),
          sites_published: change((counts) => countOf(counts, 'site_published')),
          campaigns_launched: change(launchedCampaigns),
          codes_redeemed: change(redeemedCodes),
          redeemed_amount: change((counts) => redeemedCents(counts) / 100),
          content_flagged: change((counts) => countOf(counts, 'content_flagged')),
          ai_requests: change((counts) => countOf(counts, 'ai_used')),
          ai_cost: change((counts) => dollars(aiFiguresOf(counts).costMicros)),
        },
        business: {
          recurring: {
            current: recurringCents(sum(() => true)) / 100,
            previous: recurringCents(sum((day) => day < period.from)) / 100,
          },
          started: moved.started / 100,
          expansion: moved.expansion / 100,
          contraction: moved.contraction / 100,
          churned: moved.churned / 100,
          overdue: {
            count: overdueInvoices(sum(() => true)),
            amount: late.invoices.reduce((cents, { due }) => cents + due, 0) / 100,
            is_partial: late.next !== undefined,
          },
          flagged: Math.max(0, waitingTexts(sum(() => true))),
          failed_jobs: countOf(current, 'generation_failed'),
        },
      },
    };
  };
}
