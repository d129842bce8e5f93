import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { requestVerification } from './request-verification.ts';

/** Sends the signed-in user another verification link, limited by user and by network. */
export function createResendVerification(
  dependencies: AuthDependencies,
): Operation<typeof authRoutes.resendVerification> {
  const { users, rateLimiter, limits } = dependencies;
  return async (_input, caller) => {
    const user = await users.find(caller.userId);
    if (user === undefined) throw new AppError('unauthenticated');
    if (user.email_verified) throw new AppError('already_verified');
    await rateLimiter.reserveAttempt(limits.verificationMailsPerAddress, addressGroup(caller.clientIp));
    await rateLimiter.reserveAttempt(limits.verificationMailsPerUser, caller.userId);
    await requestVerification(dependencies, caller.userId);
    return { message: `We sent a new verification link to ${user.email}.` };
  };
}
