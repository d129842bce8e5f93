import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';

/** Sends a link to choose a new password. The answer is the same whether or not there is an account. */
export function createForgotPassword(
  dependencies: AuthDependencies,
): Operation<typeof authRoutes.forgotPassword> {
  const { rateLimiter, limits } = dependencies;
  return async ({ body: { email } }, { clientIp }) => {
    await rateLimiter.reserveAttempt(limits.resetMailsPerAddress, addressGroup(clientIp));
    if (await isWithinAccountLimit(dependencies, email)) await requestReset(dependencies, email);
    return {
      message: `If we have an account for ${email}, we sent a link to reset the password.`,
    };
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
