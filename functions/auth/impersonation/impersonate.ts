import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import type { AuthDependencies } from '../dependencies.ts';
import { briefRestaurant } from '../session.ts';
import { issueAdminToken } from './issue-admin-token.ts';

/**
 * An administrator acts as a restaurant for an hour, under the administrator's own id: every request then carries both.
 * Administrators cannot be impersonated. An impersonation ends before the next one of the same session; one that
 * another session starts ends it. The token of an impersonation that has ended is refused.
 */
export function createImpersonate(dependencies: AuthDependencies): Operation<typeof authRoutes.impersonate> {
  const { users, restaurants, ids, log } = dependencies;
  return async ({ params: { id }, body: { reason } }, caller) => {
    const { userId, isImpersonating, requestId, receipt } = caller;
    if (isImpersonating) throw new AppError('already_impersonating');
    const restaurant = await restaurants.find(id);
    if (restaurant === undefined) {
      const isAdmin = (await users.find(id))?.role === 'admin';
      throw new AppError(isAdmin ? 'cannot_impersonate' : 'not_found');
    }
    const impersonation = { id: ids.next(), restaurantId: restaurant.restaurant_id };
    if (!(await users.startImpersonation(userId, impersonation.id))) throw new AppError('unauthenticated');
    const token = await issueAdminToken(dependencies, caller, impersonation);
    receipt.subject = { restaurantId: id };
    receipt.after = { impersonation_id: impersonation.id, restaurant_id: id, reason };
    log.warning('impersonation started', { request_id: requestId, user_id: userId, restaurant_id: id });
    return { token, impersonating_restaurant: briefRestaurant(restaurant) };
  };
}
