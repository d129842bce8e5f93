import type { AdAccountState } from '#shared/ads/contract/ad-account.ts';

/** A restaurant's account with Meta: what it pays with, which page speaks, and the right to act for both. */
export type AdAccount = {
  /** With its prefix: `act_123`. */
  accountId: string;
  pageId: string;
  accessToken: string;
  /** Tells one connection from the next. */
  connectedAt: string;
};

/** The accounts that restaurants have connected. */
export type AdAccounts = {
  stateOf: (restaurantId: string) => Promise<AdAccountState>;
  /** Undefined where ads cannot run: `stateOf` says why. */
  find: (restaurantId: string) => Promise<AdAccount | undefined>;
  /** Facebook no longer accepts it: nobody is called with it again, and its owner sees so. */
  markLost: (restaurantId: string, account: AdAccount) => Promise<void>;
};
