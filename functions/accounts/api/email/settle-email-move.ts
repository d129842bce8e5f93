import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';

type Dependencies = Pick<AuthDependencies, 'logins' | 'users' | 'restaurants' | 'restaurantNames' | 'emails'>;

const TRIES = 3;

/**
 * What is left to do once an account has moved to an address: the old login goes, the restaurant names the new
 * address and is found by it, the old one is told. Safe to repeat; does nothing for an address that is only claimed yet. Returns
 * whether anything was left to do.
 */
export async function settleEmailMove(dependencies: Dependencies, email: string): Promise<boolean> {
  const { logins, users, restaurants, restaurantNames, emails } = dependencies;
  const login = await logins.find(email);
  if (login?.moved === undefined) return false;
  const { user_id, moved } = login;
  const user = await users.find(user_id);
  if (user?.email !== email) return false;
  await retire(logins, login, moved.from);
  // First, so that no restaurant has an address by which it cannot be found.
  await restaurantNames.add(user_id, { email });
  await restaurants.setOwnerEmail(user_id, email);
  await restaurantNames.remove(user_id, { email: moved.from }, { email });
  await emails.send({ kind: 'email_changed', user_id, request_id: `email_changed/${moved.id}` });
  await logins.endMove(email, moved.id);
  return true;
}

/**
 * Takes the old login away. A change of password that began before the move may have reached it after it was copied:
 * the later password counts.
 */
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
