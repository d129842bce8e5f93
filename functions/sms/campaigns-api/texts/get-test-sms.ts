import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { SmsCampaignDependencies } from '#functions/sms/campaigns-api/dependencies.ts';
import { stateOf } from '#functions/sms/campaigns-api/sms-progress.ts';
import { isTestId } from '#functions/sms/test-id.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';

export function createGetTestSms({
  sends,
  clock,
}: Pick<SmsCampaignDependencies, 'sends' | 'clock'>): Operation<typeof smsCampaignRoutes.getTestSms> {
  return async ({ params: { id } }, { restaurantId }) => {
    if (!isTestId(id)) throw new AppError('not_found');
    for await (const [send] of sends.listOfCampaign({ restaurantId, campaignId: id })) {
      if (send === undefined) continue;
      const { phone, text = '', reason } = send;
      const state = stateOf(send, clock.now());
      return { data: { test: { test_id: id, phone, text, state, ...(reason && { reason }) } } };
    }
    throw new AppError('not_found');
  };
}
