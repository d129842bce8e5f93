import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import { countsSince, NO_REDEMPTIONS, type RedemptionCounts } from '#shared/redemptions/redemption-counts.ts';

type Dependencies = {
  redemptionCounts: Pick<RedemptionCountsRepository, 'ofCampaigns'>;
  sitesOrigin: string;
};

/** Describes an ad for its owner, with the redemptions of its code. */
export async function adAnswer(dependencies: Dependencies, ad: AdCampaign): Promise<Ad> {
  const [answer] = await adAnswers(dependencies, ad.restaurant_id, [ad]);
  if (answer === undefined) throw new Error('The ad has no answer.');
  return answer;
}

/** Describes at most 100 ads of one restaurant, in the given order. */
export async function adAnswers(
  { redemptionCounts, sitesOrigin }: Dependencies,
  restaurantId: string,
  ads: readonly AdCampaign[],
): Promise<Ad[]> {
  const ids = ads.map(({ campaign_id }) => campaign_id);
  const counters = await redemptionCounts.ofCampaigns(restaurantId, ids);
  return ads.map((ad, index) => answerOf(ad, sitesOrigin, counters[index] ?? NO_REDEMPTIONS));
}

/** Uses public addresses for photos and leaves out the provider's IDs. */
function answerOf(ad: AdCampaign, sitesOrigin: string, counted: RedemptionCounts): Ad {
  const { ad: count, amount_cents, with_amount } = countsSince(counted, '');
  const { photo, failure, waiting_for, waiting_needs, results_at } = ad;
  return {
    campaign_id: ad.campaign_id,
    name: ad.name,
    campaign_type: 'ad',
    status: ad.status,
    ...(failure !== undefined && { failure }),
    ...(waiting_for !== undefined && { waiting_for }),
    ...(waiting_needs !== undefined && { waiting_needs }),
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
    redemptions: { count, amount_cents, with_amount },
    ...(results_at !== undefined && { results_at }),
    is_simulated: ad.is_simulated,
    version: ad.version,
  };
}
