import type { Login } from '#functions/accounts/logins-repository.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import { withCookie } from '#functions/platform/http/cookies.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { User as UserAnswer } from '#shared/accounts/contract/account.ts';
import type { AuthDependencies } from './dependencies.ts';
import { issueSession } from './sessions/issue-session.ts';

/** The number of networks that we remember for each account. */
const KNOWN_NETWORKS = 5;

type Account = {
  login: Pick<Login, 'email' | 'known_networks'>;
  user: User;
  restaurant: Pick<Restaurant, 'name'> | undefined;
};

/** Describes the user for the API. `restaurant` is the owner's own. */
export function describeUser(user: User, restaurant: Pick<Restaurant, 'name'> | undefined): UserAnswer {
  return {
    user_id: user.user_id,
    email: user.email,
    role: user.role,
    admin_role: user.admin_role,
    email_verified: user.email_verified,
    pending_email: user.pending_email,
    suspended: user.suspended,
    restaurant_name: restaurant?.name,
  };
}

/** Starts a session: returns its token and user, and remembers the browser and network. */
export async function beginSession(
  dependencies: Pick<
    AuthDependencies,
    'tokens' | 'logins' | 'users' | 'knownClients' | 'log' | 'ids' | 'clock'
  >,
  { login, user, restaurant }: Account,
  visitor: Visitor,
): Promise<{ token: string; user: UserAnswer }> {
  const { knownClients } = dependencies;
  try {
    await rememberNetwork(dependencies, login, visitor);
  } catch (error) {
    dependencies.log.warning('the sign-in network was not saved', { user_id: user.user_id, error });
  }
  const device = await knownClients.deviceOf(login.email, visitor.cookies);
  const token = await issueSession(dependencies, user, visitor);
  const session = { token, user: describeUser(user, restaurant) };
  return withCookie(session, await knownClients.deviceCookie(login.email, device));
}

async function rememberNetwork(
  { logins, knownClients }: Pick<AuthDependencies, 'logins' | 'knownClients'>,
  { email, known_networks: known }: Account['login'],
  { clientIp }: Visitor,
): Promise<void> {
  const network = await knownClients.networkOf(email, clientIp);
  if (known.includes(network)) return;
  await logins.rememberNetworks(email, [...known, network].slice(-KNOWN_NETWORKS));
}

/** Describes the restaurant that the caller acts for. */
export function briefRestaurant({ restaurant_id, name }: Restaurant): {
  restaurant_id: string;
  name: string;
} {
  return { restaurant_id, name };
}
