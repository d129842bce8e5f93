import type { CampaignStatus, CampaignType } from '#shared/ads/campaign-status.ts';

/** Guests come some time after they saw an ad: its code is honored for so many days after the ad has stopped. */
export const AD_CODE_GRACE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * What the till is told of a code. `not_started`: the ad is not with the provider yet, the texts go out later.
 * `canceled`: by its owner, before its texts went out. `used`: the guest's own code was redeemed already.
 */
export const CODE_STATES = ['valid', 'not_started', 'ended', 'canceled', 'used'] as const;
export type CodeState = (typeof CODE_STATES)[number];

type CampaignOfCode = {
  campaign_type: CampaignType;
  status: CampaignStatus;
  ends_at: string;
  send_at?: string | undefined;
  canceled_at?: string | undefined;
  results?: { impressions: number };
};

/** The last moment at which a campaign's code is taken. */
export function codeEndsAt({ campaign_type, ends_at }: CampaignOfCode): Date {
  const grace = campaign_type === 'ad' ? AD_CODE_GRACE_DAYS * DAY_MS : 0;
  return new Date(Date.parse(ends_at) + grace);
}

/**
 * Whether a code may be redeemed now. An ad that failed before it ran was seen by nobody; one in review may run since
 * the provider was asked last.
 */
export function codeState(campaign: CampaignOfCode, now: Date): CodeState {
  if (campaign.canceled_at !== undefined) return 'canceled';
  const wasSeen = (campaign.results?.impressions ?? 0) > 0;
  if (campaign.status === 'failed' && !wasSeen) return 'ended';
  if (campaign.status === 'pending') return 'not_started';
  if (campaign.send_at !== undefined && now < new Date(campaign.send_at)) return 'not_started';
  return now < codeEndsAt(campaign) ? 'valid' : 'ended';
}
