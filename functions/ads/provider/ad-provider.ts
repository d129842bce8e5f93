import type { AdAccountState } from '#shared/ads/contract/ad-account.ts';
import type { AdCopy } from '#shared/ads/contract/ad-campaign.ts';

/** The crops in 1:1 and 1.91:1. */
export type AdPhotos = { square: Uint8Array; wide: Uint8Array };

/** The ad that a provider gets. */
export type AdLaunch = {
  restaurantId: string;
  /** The same in every try, so that a retry finds what an earlier one created. */
  campaignId: string;
  name: string;
  copy: AdCopy;
  destinationUrl: string;
  audience: { address: string; radiusMiles: number };
  /** The crops as JPEG. Undefined if the owner gave no photo. */
  photos: AdPhotos | undefined;
  dailyBudgetCents: number;
  totalBudgetCents: number;
  startsAt: string;
  endsAt: string;
};

/** The provider's IDs for the parts of an ad, such as `campaign` and `ad_set`. */
export type ProviderIds = Readonly<Record<string, string>>;

/** `ids` is empty if a launch may have crashed before it stored them. */
export type RunningAd = Pick<AdLaunch, 'restaurantId' | 'campaignId' | 'name'> & { ids: ProviderIds };

export type AdReport = {
  state: 'in_review' | 'running' | 'paused' | 'stopped' | 'refused';
  /** Why it was rejected, for the owner. */
  reason?: string;
  spentCents: number;
  impressions: number;
  peopleReached: number;
  clicks: number;
};

/**
 * The service that runs ads. All calls can be repeated. Throws `AdRefused` if the provider rejects the ad, and
 * `AppError('unavailable')` or `AdDelayed` if it can be tried later.
 */
export type AdProvider = {
  /** Results follow a rule, and nothing leaves this process. */
  isSimulated: boolean;
  /** Whether the restaurant has an account that pays: `connected`, or why not. */
  accountState: (restaurantId: string) => Promise<AdAccountState>;
  /** Creates all parts of the ad paused, then activates it. */
  launch: (ad: AdLaunch) => Promise<ProviderIds>;
  /** Ads that the provider doesn't know need no switch. */
  switchTo: (ad: RunningAd, state: 'running' | 'paused' | 'ended') => Promise<void>;
  report: (ad: RunningAd) => Promise<AdReport>;
};

/** The provider rejects this ad. `message` tells the owner why and what to do. */
export class AdRefused extends Error {
  override readonly name = 'AdRefused';
}

/** The ad waits, because the provider is busy or there is no account. */
export class AdDelayed extends Error {
  override readonly name: string = 'AdDelayed';
}

/** The restaurant has no account, or the provider no longer accepts it. The owner must reconnect it. */
export class AdAccountLost extends AdDelayed {
  override readonly name = 'AdAccountLost';
}
