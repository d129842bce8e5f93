import { addressGroup, addressSite } from '#functions/platform/http/address-group.ts';
import type { RateLimitAttempt } from '#functions/platform/rate-limiter.ts';
import type { AuthDependencies } from './dependencies.ts';

/**
 * Counts one guess of a password before it is checked: for the address it comes from, for the account as
 * that address tries it, and for the account as everybody does. A right password gives the guess back.
 * The account's own counter comes last: tries that are refused for their address do not fill it, so that one
 * stranger cannot lock an owner out, be it with all networks of an IPv6 site. Throws
 * `AppError('too_many_requests')`.
 */
export async function takeGuess(
  { rateLimiter, limits }: Pick<AuthDependencies, 'rateLimiter' | 'limits'>,
  email: string,
  clientIp: string,
): Promise<RateLimitAttempt> {
  const attempts = [
    await rateLimiter.reserveAttempt(limits.failedLoginsPerAddress, addressGroup(clientIp)),
    await rateLimiter.reserveAttempt(
      limits.failedLoginsPerAccountAndAddress,
      `${email}#${addressSite(clientIp)}`,
    ),
    await rateLimiter.reserveAttempt(limits.failedLoginsPerAccount, email),
  ];
  return {
    refund: async () => {
      await Promise.all(attempts.map((attempt) => attempt.refund()));
    },
  };
}
