import type { Campaign } from '#functions/ads/campaign-row.ts';
import { countsSince } from '#shared/redemptions/redemption-counts.ts';
import { type Came, reengagedSince, reengagedWithin } from '#shared/redemptions/return-counts.ts';
import type { DashboardDependencies } from './dependencies.ts';

type Wanted = { restaurantId: string; totals: Came; campaigns: readonly Campaign[]; since: string };

/**
 * Counts guests who came back since a day. Reads the results of text campaigns only if text codes were redeemed since.
 */
export async function countReengaged(
  { ofCampaigns }: Pick<DashboardDependencies['redemptions'], 'ofCampaigns'>,
  { restaurantId, totals, campaigns, since }: Wanted,
): Promise<number> {
  if (countsSince(totals, since).sms === 0) return reengagedSince(totals, since);
  const texting = campaigns.filter((each) => each.campaign_type === 'sms');
  const ids = texting.map(({ campaign_id }) => campaign_id);
  const counts = new Map((await ofCampaigns(restaurantId, ids)).map((row) => [row.counted_for, row]));
  const known = texting.map(({ campaign_id, decisions }) => ({
    guests: decisions.send + decisions.hold,
    came: counts.get(campaign_id) ?? { days: {}, returns: {} },
  }));
  return reengagedWithin(totals, known, since);
}
