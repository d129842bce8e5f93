import type { RateLimit } from '#functions/platform/rate-limiter.ts';
import type { AuthConfig } from './config.ts';

export type AuthLimits = {
  failedLoginsPerAccount: RateLimit;
  failedLoginsPerAddress: RateLimit;
  registrationsPerAddress: RateLimit;
  verificationMailsPerUser: RateLimit;
};

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/**
 * Ten tries a quarter of an hour leave a guesser under 1,000 a day (OWASP Authentication Cheat Sheet,
 * "Login throttling"; NIST SP 800-63B §3.2.2 asks for a bound of 100 in a row). An address may be a whole
 * office or a mobile network, so its limits are wide.
 */
export const DEFAULT_AUTH_LIMITS: AuthLimits = {
  failedLoginsPerAccount: { name: 'login-account', limit: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  failedLoginsPerAddress: { name: 'login-address', limit: 100, windowSeconds: QUARTER_HOUR_SECONDS },
  registrationsPerAddress: { name: 'registration-address', limit: 50, windowSeconds: HOUR_SECONDS },
  verificationMailsPerUser: { name: 'verification-user', limit: 5, windowSeconds: HOUR_SECONDS },
};

/** The limits with the numbers that an operator set. */
export function authLimits(config: AuthConfig): AuthLimits {
  const { failedLoginsPerAccount, failedLoginsPerAddress } = DEFAULT_AUTH_LIMITS;
  const { registrationsPerAddress, verificationMailsPerUser } = DEFAULT_AUTH_LIMITS;
  return {
    failedLoginsPerAccount: { ...failedLoginsPerAccount, limit: config.LOGIN_LIMIT },
    failedLoginsPerAddress: { ...failedLoginsPerAddress, limit: config.LOGIN_ADDRESS_LIMIT },
    registrationsPerAddress: { ...registrationsPerAddress, limit: config.REGISTRATION_LIMIT },
    verificationMailsPerUser: { ...verificationMailsPerUser, limit: config.RESEND_LIMIT },
  };
}
