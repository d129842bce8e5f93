import { addressGroup, addressSite } from '#functions/platform/http/address-group.ts';
import type { RateLimitSlot } from '#functions/platform/rate-limiter.ts';
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
  sourceAddress: string,
): Promise<RateLimitSlot> {
  const slots = [
    await rateLimiter.take(limits.failedLoginsPerAddress, addressGroup(sourceAddress)),
    await rateLimiter.take(limits.failedLoginsPerAccountAndAddress, `${email}#${addressSite(sourceAddress)}`),
    await rateLimiter.take(limits.failedLoginsPerAccount, email),
  ];
  return {
    giveBack: async () => {
      await Promise.all(slots.map((slot) => slot.giveBack()));
    },
  };
}
