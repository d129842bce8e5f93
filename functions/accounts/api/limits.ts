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
 * All strangers together may fail 100 times an hour on one account (OWASP ASVS 4.0.3 §2.2.1), which is also the
 * most that NIST SP 800-63B §5.2.2 (63B-4 §3.2.2) allows in a row. Reaching the limit blocks strangers only,
 * because known browsers and networks have their own counters (OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies").
 * - A known browser is one person: ten tries in 15 minutes.
 * - A known network may be the restaurant's Wi-Fi with all its guests: the limit of strangers.
 * - One address gets ten tries in 15 minutes, fewer than 1,000 a day (OWASP Authentication Cheat Sheet, "Login
 *   throttling"). Its limit over all accounts is high, because it may be an office or a mobile network.
 * - Registering reveals which addresses have an account, and requesting an email sends to other people: both are
 *   limited by address, too.
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

/** Applies the limits that an operator set. */
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
