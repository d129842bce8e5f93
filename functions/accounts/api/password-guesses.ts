import type { Login } from '#functions/accounts/logins-repository.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import { addressGroup, addressSite } from '#functions/platform/http/address-group.ts';
import type { RateLimitAttempt } from '#functions/platform/limits/rate-limiter.ts';
import type { AuthDependencies } from './dependencies.ts';

type Account = { email: string; login: Login | undefined };

/**
 * Counts one guess of a password before it is checked. A browser that has signed in to the account before has a
 * counter of its own, and so has a network: whatever strangers try, its owner still gets in. Everybody else is
 * counted together. A right password is refunded. Throws `AppError('too_many_requests')`.
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

/** An account whose lock was lifted is counted anew. */
function countedAs({ email, login }: Account): string {
  return login?.lock_lifted_at === undefined ? email : `${email}#${login.lock_lifted_at}`;
}

/**
 * For the address it comes from, for the account as that address tries it, and for the account as all strangers do.
 * The account's own counter comes last: tries that are refused for their address do not fill it.
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
