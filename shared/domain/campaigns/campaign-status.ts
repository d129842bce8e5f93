/** Kinds of campaigns: `ad` is a Facebook ad, `sms` a text message to guests. */
export const CAMPAIGN_TYPES = ['ad', 'sms'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** `pending`: not yet with the provider. A text campaign is `active` while its code can be redeemed. */
export const CAMPAIGN_STATUSES = ['pending', 'in_review', 'active', 'paused', 'ended', 'failed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Whether a campaign still runs or may run again: what dashboards call active. */
export function isLiveCampaign(status: CampaignStatus): boolean {
  return status !== 'ended' && status !== 'failed';
}
