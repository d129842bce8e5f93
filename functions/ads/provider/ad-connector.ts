import type { AdPage, PayingAccount } from '#shared/ads/contract/ad-account.ts';

/** What a person has allowed us, and for which accounts and pages. */
export type AdGrant = {
  accessToken: string;
  /** Absent where no end was named. */
  expiresAt: string | undefined;
  scopes: string[];
  personName: string;
  accounts: PayingAccount[];
  pages: AdPage[];
};

/** Where people allow us to make ads in their name (OAuth 2.0, RFC 6749 §4.1). */
export type AdConnector = {
  /** `state` comes back with the person, so that we know whose answer it is. */
  authorizationAddress: (request: { state: string; returnTo: string }) => string;
  /**
   * What the code that came back stands for. Codes work once. Throws `AppError('ad_connection_refused')` with what to
   * do, or `AppError('unavailable')`.
   */
  authorize: (answer: { code: string; returnTo: string }) => Promise<AdGrant>;
};
