import { getProfile, type ProfileReader } from '#functions/profile/get-profile.ts';
import { findPublishedUrl } from '#functions/websites/slugs/published-url.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { AdAccountState } from '#shared/ads/contract/ad-account.ts';
import { AD_RADIUS_MILES, type AdNeed } from '#shared/ads/contract/ad-campaign.ts';
import { ADS_UNAVAILABLE, FACEBOOK_EXPIRED } from '#shared/contract/errors/error-codes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { AdCampaign } from './campaign-row.ts';

export type AdPlacement = AdCampaign['placement'];

/** Reads the address around which a restaurant's ads are shown, and their link. Unknown values are empty. */
export type ReadPlacement = (restaurantId: string) => Promise<AdPlacement>;

type Dependencies = ProfileReader & { websites: Pick<WebsitesRepository, 'listNewest'> };

export function createReadPlacement(dependencies: Dependencies): ReadPlacement {
  return async (restaurantId) => {
    const [{ profile }, destination_url] = await Promise.all([
      getProfile(dependencies, restaurantId),
      findPublishedUrl(dependencies, restaurantId),
    ]);
    return { address: addressOf(profile), radius_miles: AD_RADIUS_MILES, destination_url };
  };
}

const MISSING: Readonly<Record<Exclude<AdNeed, 'ad_account'>, string>> = {
  address: 'Enter the city where we should show your ad.',
  website: 'To start the ad, publish your website. The ad links to it.',
  email: 'To start the ad, confirm your email address with the link we sent you.',
  suspension: 'Your account is suspended. The ad starts once we reactivate it.',
};

const NO_ACCOUNT: Readonly<Record<Exclude<AdAccountState, 'connected'>, string>> = {
  not_set_up: ADS_UNAVAILABLE,
  not_connected:
    'Ads run in your own Facebook ad account, and Facebook bills you. Connect your account in Settings.',
  choice_needed: 'In Settings, choose the ad account to bill and the Facebook Page to use.',
  lost: FACEBOOK_EXPIRED,
};

/** The restaurant's own page when it has no website: none, ready, or blocked by this. */
export type OwnPage = 'none' | 'ready' | 'email' | 'suspension';

/** Lists what an ad needs before it can run and be charged, one sentence each. Empty if it can run. */
export function missingForAd(
  { address, destination_url }: AdPlacement,
  account: AdAccountState,
  page: OwnPage,
): { need: AdNeed; message: string }[] {
  return [
    ...(address === '' ? [{ need: 'address' as const, message: MISSING.address }] : []),
    ...(destination_url === '' ? missingForPage(page) : []),
    ...(account === 'connected' ? [] : [{ need: 'ad_account' as const, message: NO_ACCOUNT[account] }]),
  ];
}

function missingForPage(page: OwnPage): { need: AdNeed; message: string }[] {
  if (page === 'ready') return [];
  const need = page === 'none' ? 'website' : page;
  return [{ need, message: MISSING[need] }];
}

function addressOf({ address }: RestaurantProfile): string {
  if (address.text !== '') return address.text.replaceAll('\n', ', ');
  const { street, locality, region, postal_code, country } = address;
  return [street, locality, [region, postal_code].filter(Boolean).join(' '), country]
    .filter((part) => part !== '')
    .join(', ');
}
