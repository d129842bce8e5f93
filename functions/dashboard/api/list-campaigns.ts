import { campaignSummary } from '#functions/ads/campaign-summary.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import type { DashboardDependencies } from './dependencies.ts';

/** The characters of a campaign ID. */
const CURSOR = /^[0-9a-f-]{1,64}$/;

/** Lists the restaurant’s ads and text campaigns, including ended ones, one page at a time. */
export function createListCampaigns({
  campaigns,
  clock,
}: Pick<DashboardDependencies, 'campaigns' | 'clock'>): Operation<typeof dashboardRoutes.listCampaigns> {
  return async ({ query: { limit, cursor } }, { restaurantId }) => {
    if (cursor !== undefined && !CURSOR.test(cursor)) {
      throw invalidCursor();
    }
    const page = await campaigns.list(restaurantId, { limit, startAfter: cursor });
    const now = clock.now();
    return {
      data: {
        campaigns: page.campaigns.map((campaign) => campaignSummary(campaign, now)),
        next_cursor: page.lastId,
      },
    };
  };
}
