import type { Login } from '#functions/accounts/logins-repository.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import { addressGroup, addressSite } from '#functions/platform/http/address-group.ts';
import type { RateLimitAttempt } from '#functions/platform/limits/rate-limiter.ts';
import type { AuthDependencies } from './dependencies.ts';

type Account = { email: string; login: Login | undefined };

/**
 * Counts a password guess before it is checked. Browsers and networks that have signed in before have their own
 * counters, so strangers can't lock out the owner. All others share one counter. A right password is refunded.
 * Throws `AppError('too_many_requests')`.
 */
export async function reserveGuess(
  dependencies: Pick<AuthDependencies, 'rateLimiter' | 'limits' | 'knownClients'>,
  { email, login }: Account,
  { cookies, clientIp }: Visitor,
): Promise<RateLimitAttempt> {
  const { rateLimiter, limits, knownClients } = dependencies;
  const account = countedAs({ email, login });
  const device = await knownClients.deviceOf(email, cookies);
  if (device !== undefined)
    return rateLimiter.reserveAttempt(limits.failedLoginsPerDevice, `${account}#${device}`);
  const network = await knownClients.networkOf(email, clientIp);
  if (login?.known_networks.includes(network) === true)
    return rateLimiter.reserveAttempt(limits.failedLoginsPerKnownNetwork, `${account}#${network}`);
  return reserveStrangersGuess(dependencies, account, clientIp);
}

/** Starts a new counter after an administrator lifted the lock. */
function countedAs({ email, login }: Account): string {
  return login?.lock_lifted_at === undefined ? email : `${email}#${login.lock_lifted_at}`;
}

/**
 * Counts a guess by address, then by address and account, then for the account over all strangers. The account
 * comes last, so that guesses refused by address don't use up its limit.
 */
async function reserveStrangersGuess(
  { rateLimiter, limits }: Pick<AuthDependencies, 'rateLimiter' | 'limits'>,
  account: string,
  clientIp: string,
): Promise<RateLimitAttempt> {
  const attempts = [
    await rateLimiter.reserveAttempt(limits.failedLoginsPerAddress, addressGroup(clientIp)),
    await rateLimiter.reserveAttempt(
      limits.failedLoginsPerAccountAndAddress,
      `${account}#${addressSite(clientIp)}`,
    ),
    await rateLimiter.reserveAttempt(limits.failedLoginsPerAccount, account),
  ];
  return {
    refund: async () => {
      await Promise.all(attempts.map((attempt) => attempt.refund()));
    },
  };
}
