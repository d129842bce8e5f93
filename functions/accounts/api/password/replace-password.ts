import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';

type Account = { login: Login; user: User };

/**
 * Sets a new password and ends all sessions with two writes. The first succeeds only if the password hasn't
 * changed, and stores the version that the second gives the user. If a crash prevents the second write, the next
 * sign-in makes it (`settleSessions`). Returns undefined if another change was faster.
 */
export async function replacePassword(
  { logins, users, passwords }: Pick<AuthDependencies, 'logins' | 'users' | 'passwords'>,
  { login, user }: Account,
  newPassword: string,
): Promise<User | undefined> {
  const changed: Login = {
    ...login,
    password_hash: await passwords.hash(newPassword),
    token_version_floor: Math.max(login.token_version_floor, user.token_version) + 1,
  };
  if (!(await logins.replacePassword(login, changed))) return undefined;
  return settleSessions(users, { login: changed, user });
}

/** Returns the user after ending all sessions that are older than the password. */
export async function settleSessions(
  users: AuthDependencies['users'],
  { login, user }: Account,
): Promise<User> {
  if (isSettled({ login, user })) return user;
  await users.raiseTokenVersion(user.user_id, login.token_version_floor);
  const settled = await users.find(user.user_id);
  if (settled === undefined) throw new AppError('unauthenticated');
  return settled;
}

/** False if a password change was interrupted before it ended the sessions. */
export function isSettled({ login, user }: Account): boolean {
  return user.token_version >= login.token_version_floor;
}
