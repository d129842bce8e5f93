import type { Operation } from '#functions/platform/http/http-handler.ts';
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
} from '#shared/metrics/platform-counts.ts';
import { dollars } from '#shared/metrics/summarize-usage.ts';
import type { PlatformAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<PlatformAnalyticsDependencies, 'figures' | 'clock'>;

const PERIOD_DAYS = 30;

/** What happened lately, from the figures: its cost does not grow with the restaurants. */
export function createGetDashboardSummary({
  figures,
  clock,
}: Dependencies): Operation<typeof platformAnalyticsRoutes.getDashboardSummary> {
  return async () => {
    const now = clock.now();
    const period = analyticsPeriod(now, PERIOD_DAYS);
    const { from } = analyticsPeriod(now, 2 * PERIOD_DAYS);
    const [listed] = await figures.listDaysOf(['platform']);
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
      },
    };
  };
}
