import type { CampaignType } from '#shared/ads/campaign-status.ts';

/** Spec, owner tools §2: type `ad` is labeled Facebook Ad, any other SMS Campaign. */
export const CAMPAIGN_LABELS: Readonly<Record<CampaignType, string>> = {
  ad: 'Facebook Ad',
  sms: 'SMS Campaign',
};
