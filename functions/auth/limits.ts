import type { RateLimit } from '#functions/platform/rate-limiter.ts';
import type { AuthConfig } from './config.ts';

export type AuthLimits = {
  failedLoginsPerAccountAndAddress: RateLimit;
  failedLoginsPerAccount: RateLimit;
  failedLoginsPerAddress: RateLimit;
  registrationsPerAddress: RateLimit;
  verificationMailsPerUser: RateLimit;
};

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/**
 * Ten tries a quarter of an hour leave a guesser at one address under 1,000 a day for an account (OWASP
 * Authentication Cheat Sheet, "Login throttling"). The cap on an account from all addresses together bounds
 * a botnet: 100 failures in a row are what NIST SP 800-63B §3.2.2 allows at most. It is ten addresses wide,
 * because whoever reaches it locks the owner out, too. An address may be a whole office or a mobile network,
 * so its own limits are wide.
 */
export const DEFAULT_AUTH_LIMITS: AuthLimits = {
  failedLoginsPerAccountAndAddress: {
    name: 'login-account-address',
    limit: 10,
    windowSeconds: QUARTER_HOUR_SECONDS,
  },
  failedLoginsPerAccount: { name: 'login-account', limit: 100, windowSeconds: QUARTER_HOUR_SECONDS },
  failedLoginsPerAddress: { name: 'login-address', limit: 100, windowSeconds: QUARTER_HOUR_SECONDS },
  registrationsPerAddress: { name: 'registration-address', limit: 50, windowSeconds: HOUR_SECONDS },
  verificationMailsPerUser: { name: 'verification-user', limit: 5, windowSeconds: HOUR_SECONDS },
};

/** The limits with the numbers that an operator set. */
export function authLimits(config: AuthConfig): AuthLimits {
  const { failedLoginsPerAccountAndAddress, failedLoginsPerAccount } = DEFAULT_AUTH_LIMITS;
  const { failedLoginsPerAddress } = DEFAULT_AUTH_LIMITS;
  const { registrationsPerAddress, verificationMailsPerUser } = DEFAULT_AUTH_LIMITS;
  return {
    failedLoginsPerAccountAndAddress: { ...failedLoginsPerAccountAndAddress, limit: config.LOGIN_LIMIT },
    failedLoginsPerAccount: { ...failedLoginsPerAccount, limit: config.LOGIN_ACCOUNT_LIMIT },
    failedLoginsPerAddress: { ...failedLoginsPerAddress, limit: config.LOGIN_ADDRESS_LIMIT },
    registrationsPerAddress: { ...registrationsPerAddress, limit: config.REGISTRATION_LIMIT },
    verificationMailsPerUser: { ...verificationMailsPerUser, limit: config.RESEND_LIMIT },
  };
}
