import type { AdAccountState } from '#shared/ads/contract/ad-account.ts';
import type { AdCopy } from '#shared/ads/contract/ad-campaign.ts';

/** 1:1, and 1.91:1. */
export type AdPhotos = { square: Uint8Array; wide: Uint8Array };

/** An ad as a provider is given it. */
export type AdLaunch = {
  restaurantId: string;
  /** The same for every try: what an earlier try has made is found by it. */
  campaignId: string;
  name: string;
  copy: AdCopy;
  destinationUrl: string;
  audience: { address: string; radiusMiles: number };
  /** The crops of the photo, as JPEG; absent where the owner gave none. */
  photos: AdPhotos | undefined;
  dailyBudgetCents: number;
  totalBudgetCents: number;
  startsAt: string;
  endsAt: string;
};

/** What the provider calls the parts of an ad, such as `campaign` and `ad_set`. */
export type ProviderIds = Readonly<Record<string, string>>;

/** `ids`: empty where a launch may have died before it could say them. */
export type RunningAd = Pick<AdLaunch, 'restaurantId' | 'campaignId' | 'name'> & { ids: ProviderIds };

export type AdReport = {
  state: 'in_review' | 'running' | 'paused' | 'stopped' | 'refused';
  /** Why it was refused, for its owner. */
  reason?: string;
  spentCents: number;
  impressions: number;
  peopleReached: number;
  clicks: number;
};

/**
 * Where ads run. All calls can be repeated. What the provider will not do for this ad throws `AdRefused`; what can be
 * tried again later `AppError('unavailable')` or `AdDelayed`.
 */
export type AdProvider = {
  /** Results are made up by rule, and nothing leaves this machine. */
  isSimulated: boolean;
  /** Whether the restaurant has an account to pay with: `connected`, or why not. */
  accountState: (restaurantId: string) => Promise<AdAccountState>;
  /** Makes every part of the ad paused, then switches it on. */
  launch: (ad: AdLaunch) => Promise<ProviderIds>;
  /** What the provider does not know needs no switching. */
  switchTo: (ad: RunningAd, state: 'running' | 'paused' | 'ended') => Promise<void>;
  report: (ad: RunningAd) => Promise<AdReport>;
};

/** The provider will not run this ad: `message` says why and what to do, for its owner. */
export class AdRefused extends Error {
  override readonly name = 'AdRefused';
}

/** The provider takes no more calls just now, or there is no account to make them for: the ad waits. */
export class AdDelayed extends Error {
  override readonly name: string = 'AdDelayed';
}

/** The restaurant has no account, or the provider accepts it no longer: it has to be connected again. */
export class AdAccountLost extends AdDelayed {
  override readonly name = 'AdAccountLost';
}
