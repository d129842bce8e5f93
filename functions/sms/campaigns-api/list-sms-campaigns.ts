import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { campaignAnswer } from './campaign-answer.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';

/** Lists text campaigns among the newest campaigns. A page may hold fewer than requested and still have a next page. */
export function createListSmsCampaigns({
  campaigns,
  clock,
}: SmsCampaignDependencies): Operation<typeof smsCampaignRoutes.listSmsCampaigns> {
  return async ({ query: { limit, cursor } }, { restaurantId }) => {
    const page = await campaigns.list(restaurantId, { limit, startAfter: cursor });
    const now = clock.now();
    return {
      data: {
        campaigns: page.campaigns.flatMap((each) =>
          each.campaign_type === 'sms' ? [campaignAnswer(each, now)] : [],
        ),
        ...(page.lastId !== undefined && { next_cursor: page.lastId }),
      },
    };
  };
}
