import type { AdLaunch } from '#functions/ads/provider/ad-provider.ts';

/** Ends with the campaign's ID, so that a retry can find it by name. */
export const nameOf = ({ name, campaignId }: Pick<AdLaunch, 'name' | 'campaignId'>) =>
  `${name} [${campaignId}]`;
const PAUSED = { status: 'PAUSED' };

export function campaignFields(ad: AdLaunch) {
  return {
    name: nameOf(ad),
    objective: 'OUTCOME_TRAFFIC',
    special_ad_categories: [],
    is_adset_budget_sharing_enabled: false,
    ...PAUSED,
  };
}

export function adSetFields(ad: AdLaunch, campaignId: string) {
  const { address, radiusMiles } = ad.audience;
  const around = { address_string: address, radius: radiusMiles, distance_unit: 'mile' };
  return {
    name: nameOf(ad),
    campaign_id: campaignId,
    // In cents. A single day may exceed its share, but all days together never exceed this.
    lifetime_budget: ad.totalBudgetCents,
    billing_event: 'IMPRESSIONS',
    optimization_goal: 'LINK_CLICKS',
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    start_time: ad.startsAt,
    end_time: ad.endsAt,
    targeting: {
      geo_locations: { custom_locations: [around] },
      publisher_platforms: ['facebook'],
      targeting_automation: { advantage_audience: 0 },
    },
    ...PAUSED,
  };
}

export function adFields(ad: AdLaunch, parts: { adSet: string; creative: string }) {
  return {
    name: nameOf(ad),
    adset_id: parts.adSet,
    creative: { creative_id: parts.creative },
    ...PAUSED,
  };
}
