import type { RateLimit } from '#functions/platform/limits/rate-limiter.ts';
import type { Variables } from '#functions/platform/needs/variables.ts';

export type AuthLimits = {
  failedLoginsPerDevice: RateLimit;
  failedLoginsPerKnownNetwork: RateLimit;
  failedLoginsPerAccountAndAddress: RateLimit;
  failedLoginsPerAccount: RateLimit;
  failedLoginsPerAddress: RateLimit;
  wrongCurrentPasswords: RateLimit;
  registrationsPerAddress: RateLimit;
  verificationMailsPerUser: RateLimit;
  verificationMailsPerAddress: RateLimit;
  resetMailsPerAccount: RateLimit;
  resetMailsPerAddress: RateLimit;
};

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/**
 * What strangers may try on one account, all together: 100 failures an hour (OWASP ASVS 4.0.3 §2.2.1), which is also
 * the 100 in a row that NIST SP 800-63B §5.2.2 (63B-4 §3.2.2) allows at most. Reaching it shuts out strangers alone:
 * browsers and networks that have signed in before have counters of their own (OWASP, "Slow Down Online Guessing
 * Attacks with Device Cookies"). A browser is one person, so ten tries a quarter of an hour are enough; a network may
 * be the restaurant's own Wi-Fi with all its guests, so it gets what strangers get. Ten tries a quarter of an hour
 * leave a stranger at one address under 1,000 a day for an account (OWASP Authentication Cheat Sheet, "Login
 * throttling"). An address may be a whole office or a mobile network, so what it may do to all accounts is wide.
 * Registering, and asking for mails, says who has an account or writes to others: both are limited by address, too.
 */
export const DEFAULT_AUTH_LIMITS: AuthLimits = {
  failedLoginsPerDevice: { name: 'login-device', limit: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  failedLoginsPerKnownNetwork: { name: 'login-known-network', limit: 100, windowSeconds: HOUR_SECONDS },
  failedLoginsPerAccountAndAddress: {
    name: 'login-account-address',
    limit: 10,
    windowSeconds: QUARTER_HOUR_SECONDS,
  },
  failedLoginsPerAccount: { name: 'login-account', limit: 100, windowSeconds: HOUR_SECONDS },
  failedLoginsPerAddress: { name: 'login-address', limit: 100, windowSeconds: QUARTER_HOUR_SECONDS },
  wrongCurrentPasswords: { name: 'current-password', limit: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  registrationsPerAddress: { name: 'registration-address', limit: 50, windowSeconds: HOUR_SECONDS },
  verificationMailsPerUser: { name: 'verification-user', limit: 5, windowSeconds: HOUR_SECONDS },
  verificationMailsPerAddress: { name: 'verification-address', limit: 30, windowSeconds: HOUR_SECONDS },
  resetMailsPerAccount: { name: 'reset-account', limit: 5, windowSeconds: HOUR_SECONDS },
  resetMailsPerAddress: { name: 'reset-address', limit: 20, windowSeconds: HOUR_SECONDS },
};

/** The limits with the numbers that an operator set. */
export function authLimits(
  config: Variables<
    'LOGIN_LIMIT' | 'LOGIN_ACCOUNT_LIMIT' | 'LOGIN_ADDRESS_LIMIT' | 'REGISTRATION_LIMIT' | 'RESEND_LIMIT'
  >,
): AuthLimits {
  const limited = (name: keyof AuthLimits, limit: number | undefined) => ({
    [name]: { ...DEFAULT_AUTH_LIMITS[name], ...(limit !== undefined && { limit }) },
  });
  return {
    ...DEFAULT_AUTH_LIMITS,
    ...limited('failedLoginsPerAccountAndAddress', config.LOGIN_LIMIT),
    ...limited('failedLoginsPerAccount', config.LOGIN_ACCOUNT_LIMIT),
    ...limited('failedLoginsPerAddress', config.LOGIN_ADDRESS_LIMIT),
    ...limited('registrationsPerAddress', config.REGISTRATION_LIMIT),
    ...limited('verificationMailsPerUser', config.RESEND_LIMIT),
  };
}
