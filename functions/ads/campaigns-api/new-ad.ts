import { DUE_KIND, leaseEnd } from '#functions/ads/ad-changes.ts';
import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { CodeClaim } from '#functions/ads/promo-codes-repository.ts';
import { estimateAdReach } from '#shared/ads/ad-reach.ts';
import { MAX_AD_DAYS } from '#shared/ads/contract/ad-campaign.ts';
import type { AdBrief } from './ad-brief.ts';
import type { CreateAdInput } from './create-ad-input.ts';
import type { AdCampaignDependencies } from './dependencies.ts';
import { loadAdCopyTask } from './load-ad-copy-task.ts';

type Parts = {
  input: CreateAdInput;
  brief: AdBrief;
  claim: CodeClaim;
  photo: AdCampaign['photo'];
  /** The slug of the offer page; undefined if the ad links to a website. */
  slug: string | undefined;
};

const DAY_MILLISECONDS = 86_400_000;

/** Creates the row of a new ad with a lease for its creator. If the call crashes, the schedule submits the ad. */
export async function newAd(dependencies: AdCampaignDependencies, parts: Parts): Promise<AdCampaign> {
  const { input, brief, claim, photo, slug } = parts;
  const { restaurantName, itemToPromote, offer, budget, days } = input.body;
  const now = dependencies.clock.now();
  const words = await wordsOf(dependencies, parts);
  // How long an ad may wait for its owner. Its own days begin when it starts.
  const lasts = brief.missing.length === 0 ? days : MAX_AD_DAYS;
  return {
    restaurant_id: claim.restaurant_id,
    campaign_id: claim.claimed_for,
    campaign_type: 'ad',
    version: 1,
    name: `${itemToPromote}: ${offer}`,
    status: 'pending',
    created_at: now.toISOString(),
    ends_at: new Date(now.getTime() + lasts * DAY_MILLISECONDS).toISOString(),
    promo_code: claim.code,
    is_simulated: dependencies.provider.isSimulated,
    due_kind: DUE_KIND,
    due_at: leaseEnd(now),
    ...words,
    ...(photo !== undefined && { photo }),
    placement: brief.placement,
    ...(slug !== undefined && {
      offer_page: { slug, restaurant_name: restaurantName, dish: itemToPromote, offer },
    }),
    expected: estimateAdReach(budget * days * 100),
    daily_budget_cents: budget * 100,
    days,
    provider_ids: {},
    results: { spent_cents: 0, impressions: 0, people_reached: 0, clicks: 0 },
  };
}

/** Returns the owner's copy, which includes the code, or else our first variant. */
async function wordsOf(
  { writer }: AdCampaignDependencies,
  { input, brief, claim }: Parts,
): Promise<Pick<AdCampaign, 'copy' | 'prompt_version'>> {
  const { primaryText, headline, description } = input.body;
  if (primaryText === undefined || headline === undefined || description === undefined) {
    const caller = { restaurantId: claim.restaurant_id };
    const task = await loadAdCopyTask();
    const written = await writer.write(task, { ...brief.facts, promoCode: claim.code }, caller);
    const [copy] = written.result.variants;
    if (copy === undefined) throw new Error('There is no variant.');
    const { promptVersion } = written;
    return { copy, ...(promptVersion !== undefined && { prompt_version: promptVersion }) };
  }
  return { copy: { primary_text: primaryText, headline, description } };
}
