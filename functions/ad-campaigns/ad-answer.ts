import type { AdCampaign } from '#functions/modules/campaigns/campaign-row.ts';
import type { Ad } from '#shared/contract/campaigns/ad-campaign.ts';

/** An ad as its owner sees it: photos by their public address, nothing of the provider's. */
export function adAnswer(ad: AdCampaign, sitesOrigin: string): Ad {
  const { photo, failure, waiting_for, results_at } = ad;
  return {
    campaign_id: ad.campaign_id,
    name: ad.name,
    campaign_type: 'ad',
    status: ad.status,
    ...(failure !== undefined && { failure }),
    ...(waiting_for !== undefined && { waiting_for }),
    created_at: ad.created_at,
    ends_at: ad.ends_at,
    promo_code: ad.promo_code,
    daily_budget_cents: ad.daily_budget_cents,
    days: ad.days,
    total_budget_cents: ad.daily_budget_cents * ad.days,
    copy: ad.copy,
    ...(photo !== undefined && {
      photo: { square_url: sitesOrigin + photo.square_url, wide_url: sitesOrigin + photo.wide_url },
    }),
    placement: ad.placement,
    expected: ad.expected,
    results: ad.results,
    ...(results_at !== undefined && { results_at }),
    is_simulated: ad.is_simulated,
    version: ad.version,
  };
}
