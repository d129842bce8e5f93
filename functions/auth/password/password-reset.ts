import type { User } from '#functions/modules/users/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { EmailToken } from '#functions/platform/email/email-tokens-repository.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import type { AuthDependencies } from '../dependencies.ts';
import type { Login } from '../logins-repository.ts';
import { beginSession } from '../session.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { replacePassword } from './replace-password.ts';

type PasswordResetOperations = Pick<Operations<typeof authRoutes>, 'forgotPassword' | 'resetPassword'>;

/**
 * A new password for whoever reads the account's mail. The link works once, for an hour, and not after any other
 * change of password. Its mail proves the address: somebody else's account with it, never verified, becomes that of
 * the person who reads the mail.
 */
export function createPasswordReset(dependencies: AuthDependencies): PasswordResetOperations {
  const { users, restaurants, emailTokens, clock } = dependencies;
  return {
    forgotPassword: async ({ body: { email } }, { clientIp }) => {
      const { rateLimiter, limits } = dependencies;
      await rateLimiter.reserveAttempt(limits.resetMailsPerAddress, addressGroup(clientIp));
      if (await isWithinAccountLimit(dependencies, email)) await requestReset(dependencies, email);
      return {
        message: `If there is an account for ${email}, a link to choose a new password is on its way.`,
      };
    },
    resetPassword: async ({ body: { token, password } }, visitor) => {
      await assertUncommonPassword(password, 'password');
      const account = await accountOf(dependencies, token);
      // Used up first: of all who hold the link one goes on, and a crash from here on needs a new link.
      if (!(await emailTokens.use(token))) throw invalidLink();
      const changed = await replacePassword(dependencies, account, password);
      if (changed === undefined) throw invalidLink();
      await users.markEmailVerified(changed.user_id, changed.email, clock.now());
      const restaurant = await restaurants.find(changed.user_id);
      visitor.receipt.subject = { userId: changed.user_id, restaurantId: restaurant?.restaurant_id };
      const user = { ...changed, email_verified: true };
      // Networks of whoever had the account before are strangers from now on.
      const login = { ...account.login, known_networks: [] };
      return beginSession(dependencies, { login, user, restaurant }, visitor);
    },
  };
}

/** More mails than that are not sent, and nobody is told: whose account it is must not show. */
async function isWithinAccountLimit(
  { rateLimiter, limits }: AuthDependencies,
  email: string,
): Promise<boolean> {
  try {
    await rateLimiter.reserveAttempt(limits.resetMailsPerAccount, email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** The same work for an address that has no account: the worker finds nobody to write to. */
async function requestReset({ logins, emails, ids }: AuthDependencies, email: string): Promise<void> {
  const login = await logins.find(email);
  const userId = login?.user_id ?? ids.next();
  await emails.send({ kind: 'password_reset', user_id: userId, request_id: ids.next() });
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
