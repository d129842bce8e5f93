import type { Campaign } from '#functions/modules/campaigns/campaign-row.ts';
import { firstProfile } from '#functions/modules/profiles/profile-row.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { isLiveCampaign } from '#shared/domain/campaigns/campaign-status.ts';
import { progressOf } from '#shared/domain/checklist/checklist-categories.ts';
import type { ChecklistProgress } from '#shared/domain/checklist/marketing-score.ts';
import { campaignSummary } from './campaign-summary.ts';
import type { DashboardDependencies } from './dependencies.ts';
import { findNextAction } from './find-next-action.ts';

/** The newest campaigns hold all that live: an ad runs for a week or two, a code of a text for some weeks. */
const NEWEST = 100;
const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;

/** The owner's overview: one call for the restaurant's rows, one for its campaigns, whatever the history. */
export function createGetRestaurantDashboard({
  rows,
  campaigns,
  clock,
}: Pick<DashboardDependencies, 'rows' | 'campaigns' | 'clock'>): Operation<
  typeof dashboardRoutes.getRestaurantDashboard
> {
  return async (_input, { restaurantId }) => {
    const [{ owner, restaurant, profile, checklist }, newest] = await Promise.all([
      rows.find(restaurantId),
      campaigns.list(restaurantId, { limit: NEWEST }),
    ]);
    if (restaurant === undefined) throw new AppError('not_found');
    const now = clock.now();
    const statuses = checklist?.statuses ?? {};
    const row = profile ?? firstProfile(restaurant);
    const { monthly_revenue } = row.profile;
    const seen = { now, user: owner, profile: row, pages: [], uploadedAt: [], campaigns: newest.campaigns };
    const hasPublishedWebsite = restaurant.websites_published > 0;
    return {
      data: {
        restaurant: { restaurant_id: restaurant.restaurant_id, name: restaurant.name, monthly_revenue },
        performanceSnapshot: snapshotOf(newest.campaigns, now),
        activeCampaigns: newest.campaigns
          .map((campaign) => campaignSummary(campaign, now))
          .filter(({ status }) => isLiveCampaign(status)),
        momentumMetrics: metricsOf(progressOf(statuses)),
        nextAction: findNextAction({ statuses, seen, hasPublishedWebsite }) ?? null,
        websites: { total: restaurant.websites_total, published: restaurant.websites_published },
      },
    };
  };
}

/** What the campaigns that ran in the period have brought. */
function snapshotOf(campaigns: readonly Campaign[], now: Date) {
  const since = new Date(now.getTime() - PERIOD_DAYS * DAY_MS);
  const recent = campaigns.filter(({ ends_at }) => new Date(ends_at) > since);
  const sum = (counts: readonly (number | undefined)[]) =>
    counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  return {
    period: `Campaigns of the last ${PERIOD_DAYS} days`,
    newCustomersAcquired: sum(
      recent.map((each) => (each.campaign_type === 'ad' ? each.new_customers : undefined)),
    ),
    customersReengaged: sum(
      recent.map((each) => (each.campaign_type === 'sms' ? each.returned_guests : undefined)),
    ),
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
