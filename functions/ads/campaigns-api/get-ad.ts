import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { CampaignKey } from '#functions/ads/campaigns-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { AdCampaignDependencies } from './dependencies.ts';

/** Throws `AppError('not_found')`, also for campaigns that aren't ads. */
export async function getAd(
  { campaigns }: Pick<AdCampaignDependencies, 'campaigns'>,
  key: CampaignKey,
): Promise<AdCampaign> {
  const campaign = await campaigns.get(key);
  if (campaign.campaign_type !== 'ad') throw new AppError('not_found');
  return campaign;
}
