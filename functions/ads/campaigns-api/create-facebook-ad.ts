import { adLaunched } from '#functions/ads/ad-events.ts';
import type { AdCampaign, Campaign } from '#functions/ads/campaign-row.ts';
import { refreshAd, submitAd } from '#functions/ads/refresh-ad.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { reserveSlug } from '#functions/websites/slugs/claim-slug.ts';
import { middleOf } from '#shared/ads/ad-reach.ts';
import { AD_MESSAGES } from '#shared/ads/contract/ad-campaign.ts';
import type { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { adAnswer } from './ad-answer.ts';
import { type AdBrief, assertComplete, readAdBrief } from './ad-brief.ts';
import { assertSaysCode, claimAd, findClaim } from './claim-ad.ts';
import type { CreateAdInput } from './create-ad-input.ts';
import type { AdCampaignDependencies } from './dependencies.ts';
import { newAd } from './new-ad.ts';
import { findPhoto } from './photo/find-photo.ts';
import { storeAdPhotos } from './photo/store-ad-photos.ts';
import { inspectAd, stopIfRejected } from './rejected-ad.ts';

type CreateFacebookAd = typeof adCampaignRoutes.createFacebookAd;

/**
 * Launches an ad. The claim on its promo code identifies the campaign, so that a second request, or a retry after a
 * crash, continues the same one. If the provider is unavailable, the hourly schedule submits it.
 */
export function createCreateFacebookAd(dependencies: AdCampaignDependencies): Operation<CreateFacebookAd> {
  return async (input, { restaurantId, audit }) => {
    const { body } = input;
    assertComplete(body, AD_MESSAGES.required);
    const ad = await launchedAd(dependencies, restaurantId, input);
    audit.once = { at: ad.created_at, id: ad.campaign_id };
    audit.after = {
      campaign_id: ad.campaign_id,
      status: ad.status,
      daily_budget_cents: ad.daily_budget_cents,
      days: ad.days,
    };
    if (ad.status === 'failed')
      throw new AppError('ad_refused', { message: ad.failure ?? '', isAfterWork: true });
    return {
      message: messageOf(ad),
      data: {
        promoCode: ad.promo_code,
        expectedReach: middleOf(ad.expected.people),
        estimatedImpressions: middleOf(ad.expected.impressions),
        budget: ad.daily_budget_cents / 100,
        adCopy: ad.copy.primary_text,
        campaign: await adAnswer(dependencies, ad),
      },
    };
  };
}

async function launchedAd(
  dependencies: AdCampaignDependencies,
  restaurantId: string,
  input: CreateAdInput,
): Promise<AdCampaign> {
  const { campaigns, sites, plans } = dependencies;
  assertSaysCode(input.body);
  const earlier = await findClaim(dependencies, restaurantId, input);
  const before = earlier && (await campaigns.find({ restaurantId, campaignId: earlier.claimed_for }));
  if (before !== undefined) return refreshAd(dependencies, asAd(before));
  const photo = await findPhoto(dependencies, restaurantId, input);
  const brief = await readAdBrief(dependencies, restaurantId, input.body);
  const files = await photo?.makeFiles();
  const demand = { restaurantId, feature: 'facebook_ads' as const, amount: 1 };
  const taken = await plans.take(demand);
  // The code is claimed from here on. Input errors were thrown before, so the owner can fix them and try again.
  const claim = await claimAd(dependencies, restaurantId, input).catch(async (error: unknown) => {
    await plans.giveBack(taken);
    throw error;
  });
  const key = { restaurantId, campaignId: claim.claimed_for };
  const paths = files && (await storeAdPhotos(sites, claim.claimed_for, files));
  const slug = await slugOfPage(dependencies, restaurantId, { brief, name: input.body.restaurantName });
  const ad = await newAd(dependencies, { input, brief, claim, photo: paths, slug });
  const flagged = await inspectAd(dependencies, ad);
  const isNew = await campaigns.create(ad, adLaunched(ad));
  await photo?.discard();
  if (!isNew) {
    await plans.giveBack(taken);
    return asAd(await campaigns.get(key));
  }
  return stopIfRejected(dependencies, await submitAd(dependencies, ad), flagged);
}

/** Returns the slug of the ad's own page, or undefined if it links to a website. */
async function slugOfPage(
  dependencies: AdCampaignDependencies,
  restaurantId: string,
  { brief, name }: { brief: AdBrief; name: string },
): Promise<string | undefined> {
  if (brief.placement.destination_url !== '') return undefined;
  return reserveSlug(dependencies, restaurantId, name);
}

function asAd(campaign: Campaign): AdCampaign {
  if (campaign.campaign_type !== 'ad') throw new AppError('not_found');
  return campaign;
}

function messageOf({ status, waiting_for, is_simulated }: AdCampaign): string {
  if (status === 'pending') return waiting_for ?? 'We’re sending your ad to Facebook.';
  return is_simulated
    ? 'Your ad launched in test mode. No one sees it, and you won’t be charged.'
    : 'Your ad was submitted. Facebook usually reviews ads within a day.';
}
