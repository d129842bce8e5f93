import type { SmsNeed } from '#shared/contract/campaigns/sms-campaign.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';

const NO_SENDER =
  'Your restaurant has no sender number yet. Texts need a registered number of your own, so that guests see who writes and can answer STOP.';

/** What is missing before the restaurant's texts can go out. */
export async function findSmsNeeds(
  { provider }: Pick<SmsCampaignDependencies, 'provider'>,
  restaurantId: string,
): Promise<SmsNeed[]> {
  if (await provider.hasSender(restaurantId)) return [];
  return [{ need: 'sender_number', message: NO_SENDER }];
}
