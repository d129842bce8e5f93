import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';

/** Sends a link to choose a new password. The answer doesn't reveal whether the account exists. */
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

/** Sends no more emails over the limit. The answer doesn't say so, because that would reveal the account. */
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

/** Does the same work for an unknown address: the worker finds no one to email. */
async function requestReset({ logins, emails, ids }: AuthDependencies, email: string): Promise<void> {
  const login = await logins.find(email);
  const userId = login?.user_id ?? ids.next();
  await emails.send({ kind: 'password_reset', user_id: userId, request_id: ids.next() });
}
