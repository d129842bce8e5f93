import type { AdPage, PayingAccount } from '#shared/ads/contract/ad-account.ts';

/** What an owner has allowed, and for which accounts and Pages. */
export type AdGrant = {
  accessToken: string;
  /** Absent if the provider named no end. */
  expiresAt: string | undefined;
  scopes: string[];
  personName: string;
  accounts: PayingAccount[];
  pages: AdPage[];
};

/** Asks owners to allow ads in their name (OAuth 2.0, RFC 6749 §4.1). */
export type AdConnector = {
  /** `state` is returned with the answer, which ties it to the request. */
  authorizationAddress: (request: { state: string; returnTo: string }) => string;
  /**
   * Exchanges the returned code for a grant. A code works once. Throws `AppError('ad_connection_refused')` with
   * what to do, or `AppError('unavailable')`.
   */
  authorize: (answer: { code: string; returnTo: string }) => Promise<AdGrant>;
};
