import type { CampaignStatus, CampaignType } from '#shared/ads/campaign-status.ts';

/** Guests may come some time after seeing an ad. Its code stays valid for this many days after the ad ends. */
export const AD_CODE_GRACE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The state of a code at the register. `not_started`: the ad isn’t with the provider yet, or the texts are scheduled.
 * `canceled`: the owner canceled before any text. `used`: the guest’s unique code was already redeemed.
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

/** The last moment at which a campaign’s code is valid. */
export function codeEndsAt({ campaign_type, ends_at }: CampaignOfCode): Date {
  const grace = campaign_type === 'ad' ? AD_CODE_GRACE_DAYS * DAY_MS : 0;
  return new Date(Date.parse(ends_at) + grace);
}

/**
 * True if a code can be redeemed now. No one saw an ad that failed before it ran. One in review may have started since
 * the last report.
 */
export function codeState(campaign: CampaignOfCode, now: Date): CodeState {
  if (campaign.canceled_at !== undefined) return 'canceled';
  const wasSeen = (campaign.results?.impressions ?? 0) > 0;
  if (campaign.status === 'failed' && !wasSeen) return 'ended';
  if (campaign.status === 'pending') return 'not_started';
  if (campaign.send_at !== undefined && now < new Date(campaign.send_at)) return 'not_started';
  return now < codeEndsAt(campaign) ? 'valid' : 'ended';
}
