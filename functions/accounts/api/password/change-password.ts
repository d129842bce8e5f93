import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { issueSession } from '#functions/accounts/api/sessions/issue-session.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { WRONG_CURRENT_PASSWORD } from '#shared/contract/errors/error-codes.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { isSettled, replacePassword, settleSessions } from './replace-password.ts';

const CHANGED_MEANWHILE =
  'Your password was changed in another session. Enter your current password and try again.';

type Passwords = { current_password: string; new_password: string };

/**
 * Sets a new password after checking the current one, so that an open session alone can't take the account. All
 * other sessions end. Sending the same change again finishes an interrupted one.
 */
export function createChangePassword(
  dependencies: AuthDependencies,
): Operation<typeof authRoutes.changePassword> {
  const { users, logins, emails, ids, log } = dependencies;
  return async ({ body }, caller) => {
    const { userId } = caller;
    const user = await users.find(userId);
    const login = user && (await logins.find(user.email));
    if (user === undefined || login?.user_id !== userId) throw new AppError('unauthenticated');
    await refuseCommonPassword(body.new_password, 'new_password');
    const changed = await change(dependencies, { login, user }, body);
    try {
      await emails.send({ kind: 'password_changed', user_id: userId, request_id: ids.next() });
    } catch (error) {
      log.warning('the password change email was not queued', { user_id: userId, error });
    }
    return {
      token: await issueSession(dependencies, changed, caller),
      message: 'Password changed. We signed you out everywhere else.',
    };
  };
}

/** Returns the user with the new password. Throws `AppError('wrong_password')` and counts wrong passwords. */
async function change(
  dependencies: AuthDependencies,
  account: { login: Login; user: User },
  body: Passwords,
): Promise<User> {
  const { passwords, rateLimiter, limits, users } = dependencies;
  const { login, user } = account;
  const guess = await rateLimiter.reserveAttempt(limits.wrongCurrentPasswords, user.user_id);
  if (await passwords.verify(body.current_password, login.password_hash)) {
    await guess.refund();
    if (body.new_password === body.current_password) throw samePassword();
    const changed = await replacePassword(dependencies, account, body.new_password);
    if (changed === undefined) throw wrongPassword(CHANGED_MEANWHILE);
    return changed;
  }
  const brokeOff = !isSettled(account) && (await passwords.verify(body.new_password, login.password_hash));
  if (!brokeOff) throw wrongPassword(WRONG_CURRENT_PASSWORD);
  await guess.refund();
  return settleSessions(users, account);
}

function wrongPassword(message: string): AppError {
  return new AppError('wrong_password', { message, fields: { current_password: message } });
}

function samePassword(): AppError {
  const message = 'Your new password must be different from your current one.';
  return new AppError('invalid_input', { message, fields: { new_password: message } });
}
