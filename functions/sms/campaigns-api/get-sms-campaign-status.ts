import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { campaignAnswer, specFields } from './campaign-answer.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { getSmsCampaign } from './get-sms-campaign.ts';
import { progressOf } from './sms-progress.ts';

export function createGetSmsCampaignStatus(
  dependencies: SmsCampaignDependencies,
): Operation<typeof smsCampaignRoutes.getSmsCampaignStatus> {
  return async ({ params }, { restaurantId }) => {
    const campaign = await getSmsCampaign(dependencies, { restaurantId, campaignId: params.id });
    const { progress, deliveryRate } = await progressOf(dependencies, campaign);
    return {
      data: {
        ...specFields(campaign),
        deliveryRate,
        campaign: campaignAnswer(campaign, dependencies.clock.now()),
        progress,
      },
    };
  };
}
