import { campaignSummary } from '#functions/ads/campaign-summary.ts';
import { enabledFeatures } from '#functions/features/toggle-of.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import { progressOf } from '#shared/checklist/checklist-categories.ts';
import type { ChecklistProgress } from '#shared/checklist/marketing-score.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { firstDaysOf } from '#shared/dashboard/first-days.ts';
import { restaurantZone } from '#shared/profile/restaurant-zone.ts';
import { countsSince } from '#shared/redemptions/redemption-counts.ts';
import type { Came } from '#shared/redemptions/return-counts.ts';
import { countReengaged } from './count-reengaged.ts';
import type { DashboardDependencies } from './dependencies.ts';
import { findNextAction } from './find-next-action.ts';
import { lookAtRestaurant } from './look-at-restaurant.ts';

const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Gets the owner’s overview. One call reads the restaurant’s rows, one its campaigns, and one the results of text
 * campaigns.
 */
export function createGetRestaurantDashboard(
  dependencies: DashboardDependencies,
): Operation<typeof dashboardRoutes.getRestaurantDashboard> {
  const { redemptions } = dependencies;
  return async (_input, { restaurantId }) => {
    const { restaurant, toggles, statuses, seen } = await lookAtRestaurant(dependencies, restaurantId);
    const { now, campaigns, redemptions: totals } = seen;
    const since = new Date(now.getTime() - PERIOD_DAYS * DAY_MS).toISOString().slice(0, 10);
    const reengaged = await countReengaged(redemptions, { restaurantId, totals, campaigns, since });
    const { monthly_revenue } = seen.profile.profile;
    return {
      data: {
        restaurant: {
          restaurant_id: restaurant.restaurant_id,
          name: restaurant.name,
          time_zone: restaurantZone(seen.profile.profile),
          monthly_revenue,
        },
        features: enabledFeatures(toggles),
        performanceSnapshot: snapshotOf(totals, since, reengaged),
        firsts: firstDaysOf(totals),
        activeCampaigns: campaigns
          .map((campaign) => campaignSummary(campaign, now))
          .filter(({ status }) => isLiveCampaign(status)),
        momentumMetrics: metricsOf(progressOf(statuses)),
        nextAction: findNextAction({ statuses, seen }) ?? null,
        websites: { total: restaurant.websites_total, published: restaurant.websites_published },
      },
    };
  };
}

/** New guests who redeemed an ad code, and guests who came back after a text, counted by code or by a later list. */
function snapshotOf(totals: Came, since: string, reengaged: number) {
  const { ad, ad_again, sms, with_amount, amount_cents } = countsSince(totals, since);
  return {
    period: `Last ${PERIOD_DAYS} days`,
    newCustomersAcquired: ad - ad_again,
    customersReengaged: reengaged,
    redeemed: { codes: ad + sms, with_amount, amount_cents },
  };
}

function metricsOf(progress: ChecklistProgress) {
  const { marketingScore, weeklyRevenuePotential, completedRevenue, totalPotential } = progress;
  return {
    marketingScore,
    foundationalProgress: { percentage: progress.foundational.completionPercentage },
    ongoingProgress: { percentage: progress.ongoing.completionPercentage },
    weeklyRevenuePotential,
    completedRevenue,
    totalPotential,
  };
}
