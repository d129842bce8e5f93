import { campaignStatusAt } from '#shared/ads/campaign-status.ts';
import type { CampaignSummary } from '#shared/ads/contract/campaign-summary.ts';
import type { Campaign } from './campaign-row.ts';

/** Summarizes a campaign for lists, as of `now`. */
export function campaignSummary(campaign: Campaign, now: Date): CampaignSummary {
  const { campaign_id, name, campaign_type, created_at, ends_at, promo_code, is_simulated } = campaign;
  const status = campaignStatusAt(campaign, now);
  return { campaign_id, name, campaign_type, status, created_at, ends_at, promo_code, is_simulated };
}
