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
 * Sets a new password with an emailed link. The link works once, for an hour, and not after another password
 * change. It proves that the caller reads the address: if someone else registered the address without verifying it,
 * the account now belongs to the reader.
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
    // The link is consumed first: only one caller can use it, and after a crash the owner needs a new link.
    if (!(await emailTokens.use(token))) throw invalidLink();
    const changed = await replacePassword(dependencies, account, password);
    if (changed === undefined) throw invalidLink();
    if (changed.role === 'admin') await users.markJoined(userId);
    else await users.markEmailVerified(userId, changed.email, clock.now());
    visitor.audit.subject = { userId, restaurantId: restaurant?.restaurant_id };
    const user = { ...changed, email_verified: true };
    // Known networks are forgotten.
    const login = { ...account.login, known_networks: [] };
    return admit(dependencies, { login, user, restaurant }, visitor);
  };
}

/** Returns the account of a link. Throws `AppError('reset_link_invalid')`. */
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

/** Whether the user's sessions haven't been ended since the link was created. */
function isCurrent(link: EmailToken, user: User): boolean {
  return link.token_version === user.token_version && link.email === user.email;
}

function invalidLink(): AppError {
  return new AppError('reset_link_invalid');
}
