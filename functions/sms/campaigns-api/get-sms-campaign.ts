import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { CampaignKey } from '#functions/ads/campaigns-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';

/** Throws `AppError('not_found')`, also for campaigns that aren't texts. */
export async function getSmsCampaign(
  { campaigns }: Pick<SmsCampaignDependencies, 'campaigns'>,
  key: CampaignKey,
): Promise<SmsCampaign> {
  const campaign = await campaigns.get(key);
  if (campaign.campaign_type !== 'sms') throw new AppError('not_found');
  return campaign;
}
