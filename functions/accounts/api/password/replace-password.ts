import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';

type Account = { login: Login; user: User };

/**
 * Sets a new password and ends every session, in two writes. The first decides: it holds only if nobody has changed
 * the password meanwhile, and carries the version that the second gives the user. Anyone who signs in after a crash
 * between the two finds the second missing and makes up for it (`settleSessions`). Undefined when somebody else was
 * first.
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

/** The user, after every session has ended that is older than the password. */
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

/** False after a change of password that broke off before it had ended the sessions. */
export function isSettled({ login, user }: Account): boolean {
  return user.token_version >= login.token_version_floor;
}
