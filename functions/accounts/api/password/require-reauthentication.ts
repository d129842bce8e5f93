import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { WRONG_CURRENT_PASSWORD } from '#shared/contract/errors/error-codes.ts';

/**
 * Checks the password of the signed-in user, so that an open session alone can't take over or close the account.
 * Throws `AppError('wrong_password')` and counts wrong passwords.
 */
export async function requireReauthentication(
  {
    users,
    logins,
    passwords,
    rateLimiter,
    limits,
  }: Pick<AuthDependencies, 'users' | 'logins' | 'passwords' | 'rateLimiter' | 'limits'>,
  userId: string,
  currentPassword: string,
): Promise<User> {
  const user = await users.find(userId);
  const login = user && (await logins.find(user.email));
  if (user === undefined || login?.user_id !== userId) throw new AppError('unauthenticated');
  const guess = await rateLimiter.reserveAttempt(limits.wrongCurrentPasswords, userId);
  if (!(await passwords.verify(currentPassword, login.password_hash))) {
    const message = WRONG_CURRENT_PASSWORD;
    throw new AppError('wrong_password', { message, fields: { current_password: message } });
  }
  await guess.refund();
  return user;
}
