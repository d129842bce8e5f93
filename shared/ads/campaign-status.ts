/** Types of campaigns: `ad` is a Facebook ad, `sms` a text campaign. */
export const CAMPAIGN_TYPES = ['ad', 'sms'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** `pending`: not sent to the provider yet. A text campaign is `active` while its code can be redeemed. */
export const CAMPAIGN_STATUSES = ['pending', 'in_review', 'active', 'paused', 'ended', 'failed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

type Life = { campaign_type: CampaignType; status: CampaignStatus; ends_at: string };

/** The status at a moment. A text campaign ends when its code expires, without a write. */
export function campaignStatusAt({ campaign_type, status, ends_at }: Life, now: Date): CampaignStatus {
  const isOver = campaign_type === 'sms' && isLiveCampaign(status) && new Date(ends_at) <= now;
  return isOver ? 'ended' : status;
}

/** True if a campaign runs or may run again. Dashboards call these active. */
export function isLiveCampaign(status: CampaignStatus): boolean {
  return status !== 'ended' && status !== 'failed';
}
