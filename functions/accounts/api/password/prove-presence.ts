import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';

/**
 * The signed-in user, once it is certain that they know the password: a session left open must not take the account,
 * nor end it. Throws `AppError('wrong_password')`; wrong tries are counted.
 */
export async function provePresence(
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
    const message = 'Your current password is incorrect.';
    throw new AppError('wrong_password', { message, fields: { current_password: message } });
  }
  await guess.refund();
  return user;
}
