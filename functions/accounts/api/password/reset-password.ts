import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { admit } from '#functions/accounts/api/second-factor/admit.ts';
import type { EmailToken } from '#functions/accounts/email-tokens-repository.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { replacePassword } from './replace-password.ts';

/**
 * A new password for the reader of the account's mail. The link works once, for an hour, and not after any other
 * change of password. Its mail proves the address: an account that somebody else registered with it and never
 * verified becomes that of the person who reads the mail.
 */
export function createResetPassword(
  dependencies: AuthDependencies,
): Operation<typeof authRoutes.resetPassword> {
  const { users, restaurants, emailTokens, clock } = dependencies;
  return async ({ body: { token, password } }, visitor) => {
    const account = await accountOf(dependencies, token);
    const { user_id: userId } = account.user;
    const restaurant = await restaurants.find(userId);
    await refuseCommonPassword(password, 'password');
    // Used up first: only one holder of the link goes on, and a crash after this line needs a new link.
    if (!(await emailTokens.use(token))) throw invalidLink();
    const changed = await replacePassword(dependencies, account, password);
    if (changed === undefined) throw invalidLink();
    if (changed.role === 'admin') await users.markJoined(userId);
    else await users.markEmailVerified(userId, changed.email, clock.now());
    visitor.audit.subject = { userId, restaurantId: restaurant?.restaurant_id };
    const user = { ...changed, email_verified: true };
    // Networks that the account was used from before are unknown from now on.
    const login = { ...account.login, known_networks: [] };
    return admit(dependencies, { login, user, restaurant }, visitor);
  };
}

/** Whose link it is. Throws `AppError('reset_link_invalid')`. */
async function accountOf(
  { emailTokens, logins, users, clock }: AuthDependencies,
  token: string,
): Promise<{ login: Login; user: User }> {
  const now = epochSeconds(clock.now());
  const link = await emailTokens.find(token, { purpose: 'password_reset', now });
  if (link === undefined) throw invalidLink();
  const [login, user] = await Promise.all([logins.find(link.email), users.find(link.user_id)]);
  if (user === undefined || login?.user_id !== user.user_id || !isCurrent(link, user)) throw invalidLink();
  return { login, user };
}

/** Whether no session-ending change came between link and now. */
function isCurrent(link: EmailToken, user: User): boolean {
  return link.token_version === user.token_version && link.email === user.email;
}

function invalidLink(): AppError {
  return new AppError('reset_link_invalid');
}
