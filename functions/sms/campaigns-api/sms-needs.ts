import type { SmsNeed } from '#shared/sms/contract/sms-campaign.ts';
import { NO_SENDER_NUMBER } from '#shared/sms/contract/texting-settings.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';

/** Lists what is missing before the restaurant's texts can be sent. */
export async function findSmsNeeds(
  { provider }: Pick<SmsCampaignDependencies, 'provider'>,
  restaurantId: string,
): Promise<SmsNeed[]> {
  if (await provider.hasSender(restaurantId)) return [];
  return [{ need: 'sender_number', message: NO_SENDER_NUMBER }];
}
