import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';

type Dependencies = Pick<AuthDependencies, 'logins' | 'users' | 'restaurants' | 'restaurantNames' | 'emails'>;

const TRIES = 3;

/**
 * Finishes a move to a new address: updates the search index and the restaurant, removes the old login, and
 * notifies the old address. It is safe to repeat, and does nothing while the address is only claimed. Returns
 * whether there was work left.
 */
export async function settleEmailMove(dependencies: Dependencies, email: string): Promise<boolean> {
  const { logins, users, restaurants, restaurantNames, emails } = dependencies;
  const login = await logins.find(email);
  if (login?.moved === undefined) return false;
  const { user_id, moved } = login;
  const user = await users.find(user_id);
  if (user?.email !== email) return false;
  await retire(logins, login, moved.from);
  // The index comes first, so that a restaurant can always be found by its address.
  await restaurantNames.add(user_id, { email });
  await restaurants.setOwnerEmail(user_id, email);
  await restaurantNames.remove(user_id, { email: moved.from }, { email });
  await emails.send({ kind: 'email_changed', user_id, request_id: `email_changed/${moved.id}` });
  await logins.endMove(email, moved.id);
  return true;
}

/** Removes the old login. If the password was changed there after the login was copied, the later password wins. */
async function retire(
  logins: Dependencies['logins'],
  { email, user_id }: Login,
  from: string,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [old, present] = await Promise.all([logins.find(from), logins.find(email)]);
    if (old?.user_id !== user_id || present === undefined) return;
    const isNewer = old.token_version_floor > present.token_version_floor;
    if (isNewer && !(await logins.replacePassword(present, old))) continue;
    if (await logins.remove(old)) return;
  }
  throw new AppError('unavailable');
}
