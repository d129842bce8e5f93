import { enabledFeatures } from '#functions/modules/ai-features/toggle-of.ts';
import { statusesOf } from '#functions/modules/checklists/seen-statuses.ts';
import { firstProfile } from '#functions/modules/profiles/profile-row.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { isLiveCampaign } from '#shared/domain/campaigns/campaign-status.ts';
import { countsSince } from '#shared/domain/campaigns/redemption-counts.ts';
import type { Came } from '#shared/domain/campaigns/return-counts.ts';
import { progressOf } from '#shared/domain/checklist/checklist-categories.ts';
import type { ChecklistProgress } from '#shared/domain/checklist/marketing-score.ts';
import { campaignSummary } from '../modules/campaigns/campaign-summary.ts';
import { countReengaged } from './count-reengaged.ts';
import type { DashboardDependencies } from './dependencies.ts';
import { findNextAction } from './find-next-action.ts';

/** The newest campaigns hold all that live: an ad runs for a week or two, a code of a text for some weeks. */
const NEWEST = 100;
const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;
const NO_COUNTS: Came = { days: {}, returns: {} };

/** The owner's overview: one call for the restaurant's rows, one for its campaigns, one for what those of texts brought. */
export function createGetRestaurantDashboard(
  dependencies: DashboardDependencies,
): Operation<typeof dashboardRoutes.getRestaurantDashboard> {
  const { findTogether, campaigns, redemptions, clock } = dependencies;
  return async (_input, { restaurantId }) => {
    const [{ owner, restaurant, profile, checklist, toggles, totals = NO_COUNTS }, newest] =
      await Promise.all([
        findTogether({
          owner: dependencies.users.lookup(restaurantId),
          restaurant: dependencies.restaurants.lookup(restaurantId),
          profile: dependencies.profiles.lookup(restaurantId),
          checklist: dependencies.checklists.lookup(restaurantId),
          toggles: dependencies.toggles.lookup(restaurantId),
          totals: redemptions.lookupTotals(restaurantId),
        }),
        campaigns.list(restaurantId, { limit: NEWEST }),
      ]);
    if (restaurant === undefined) throw new AppError('not_found');
    const now = clock.now();
    const since = new Date(now.getTime() - PERIOD_DAYS * DAY_MS).toISOString().slice(0, 10);
    const came = { restaurantId, totals, campaigns: newest.campaigns, since };
    const reengaged = await countReengaged(redemptions, came);
    const row = profile ?? firstProfile(restaurant);
    const { monthly_revenue } = row.profile;
    const hasPublishedWebsite = restaurant.websites_published > 0;
    const seen = {
      now,
      user: owner,
      profile: row,
      pages: hasPublishedWebsite ? [{ name: '', publishedAt: now.toISOString(), phone: undefined }] : [],
      uploadedAt: [],
      campaigns: newest.campaigns,
      redemptions: totals,
    };
    const statuses = statusesOf(checklist ?? { statuses: {} }, seen);
    return {
      data: {
        restaurant: { restaurant_id: restaurant.restaurant_id, name: restaurant.name, monthly_revenue },
        features: enabledFeatures(toggles),
        performanceSnapshot: snapshotOf(totals, since, reengaged),
        activeCampaigns: newest.campaigns
          .map((campaign) => campaignSummary(campaign, now))
          .filter(({ status }) => isLiveCampaign(status)),
        momentumMetrics: metricsOf(progressOf(statuses)),
        nextAction: findNextAction({ statuses, seen }) ?? null,
        websites: { total: restaurant.websites_total, published: restaurant.websites_published },
      },
    };
  };
}

/** New guests who came with the code of an ad, and guests who came back after a text: with its code, or as a later list says. */
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
