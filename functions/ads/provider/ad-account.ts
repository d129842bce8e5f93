import type { AdAccountState } from '#shared/ads/contract/ad-account.ts';

/** A restaurant's Meta account: the ad account that pays, the Page, and the token for both. */
export type AdAccount = {
  /** With its prefix: `act_123`. */
  accountId: string;
  pageId: string;
  accessToken: string;
  /** Identifies the connection. */
  connectedAt: string;
};

/** The connected ad accounts of restaurants. */
export type AdAccounts = {
  stateOf: (restaurantId: string) => Promise<AdAccountState>;
  /** Undefined if ads can't run: `stateOf` says why. */
  find: (restaurantId: string) => Promise<AdAccount | undefined>;
  /** Notes that Facebook refused the token. It isn't used again, and the owner sees it. */
  markLost: (restaurantId: string, account: AdAccount) => Promise<void>;
};
