import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { issueAdminToken } from './issue-admin-token.ts';

/** Returns to the administrator's own token and ends the impersonation's. */
export function createEndImpersonation(
  dependencies: AuthDependencies,
): Operation<typeof authRoutes.endImpersonation> {
  const { users, log } = dependencies;
  return async (_input, caller) => {
    const { userId, restaurantId, impersonationId, requestId, audit } = caller;
    if (impersonationId === undefined) throw new AppError('not_impersonating');
    if (!(await users.endImpersonation(userId, impersonationId))) throw new AppError('unauthenticated');
    audit.before = { impersonation_id: impersonationId, restaurant_id: restaurantId };
    const token = await issueAdminToken(dependencies, caller);
    log.warning('impersonation ended', {
      request_id: requestId,
      user_id: userId,
      restaurant_id: restaurantId,
    });
    return { token };
  };
}
