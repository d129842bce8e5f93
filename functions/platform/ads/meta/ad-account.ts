/** A restaurant's account with Meta: what it pays with, which page speaks, and the right to act for both. */
export type AdAccount = {
  /** With its prefix: `act_123`. */
  accountId: string;
  pageId: string;
  accessToken: string;
};

/** Undefined while the restaurant has connected none. */
export type FindAdAccount = (restaurantId: string) => Promise<AdAccount | undefined>;
