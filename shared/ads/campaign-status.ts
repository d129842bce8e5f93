/** Kinds of campaigns: `ad` is a Facebook ad, `sms` a text message to guests. */
export const CAMPAIGN_TYPES = ['ad', 'sms'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** `pending`: not yet with the provider. A text campaign is `active` while its code can be redeemed. */
export const CAMPAIGN_STATUSES = ['pending', 'in_review', 'active', 'paused', 'ended', 'failed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

type Life = { campaign_type: CampaignType; status: CampaignStatus; ends_at: string };

/** Where a campaign is by then: a text campaign ends with its code, without anybody writing it down. */
export function campaignStatusAt({ campaign_type, status, ends_at }: Life, now: Date): CampaignStatus {
  const isOver = campaign_type === 'sms' && isLiveCampaign(status) && new Date(ends_at) <= now;
  return isOver ? 'ended' : status;
}

/** Whether a campaign still runs or may run again: what dashboards call active. */
export function isLiveCampaign(status: CampaignStatus): boolean {
  return status !== 'ended' && status !== 'failed';
}
