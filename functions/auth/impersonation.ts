import { AppError } from '#functions/platform/app-error.ts';
import type { Impersonation } from '#functions/platform/auth/token.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import type { AuthDependencies } from './dependencies.ts';
import { briefRestaurant } from './session.ts';

type ImpersonationOperations = Pick<Operations<typeof authRoutes>, 'impersonate' | 'endImpersonation'>;

/**
 * An administrator acts as a restaurant, under the administrator's own id: every request then carries both.
 * Administrators cannot be impersonated. Whoever acts as a restaurant ends that before the next; begun from
 * another session, the next one ends it. The token of an impersonation that has ended is refused.
 */
export function createImpersonation(dependencies: AuthDependencies): ImpersonationOperations {
  const { users, restaurants, tokens, ids, log } = dependencies;

  const issueFor = async (adminId: string, impersonation?: Impersonation): Promise<string> => {
    const admin = await users.find(adminId);
    if (admin === undefined) throw new AppError('unauthenticated');
    const { role, token_version: tokenVersion } = admin;
    return tokens.issue({ userId: adminId, role, tokenVersion, impersonation });
  };

  return {
    impersonate: async ({ params: { id } }, { userId, isImpersonating, requestId, receipt }) => {
      if (isImpersonating) throw new AppError('already_impersonating');
      const restaurant = await restaurants.find(id);
      if (restaurant === undefined) {
        const isAdmin = (await users.find(id))?.role === 'admin';
        throw new AppError(isAdmin ? 'cannot_impersonate' : 'not_found');
      }
      const impersonation = { id: ids.next(), restaurantId: restaurant.restaurant_id };
      if (!(await users.startImpersonation(userId, impersonation.id))) throw new AppError('unauthenticated');
      const token = await issueFor(userId, impersonation);
      receipt.subject = { restaurantId: id };
      receipt.after = { impersonation_id: impersonation.id };
      log.warning('impersonation started', { request_id: requestId, user_id: userId, restaurant_id: id });
      return { token, impersonating_restaurant: briefRestaurant(restaurant) };
    },
    endImpersonation: async (_input, { userId, restaurantId, impersonationId, requestId }) => {
      if (impersonationId === undefined) throw new AppError('not_impersonating');
      if (!(await users.endImpersonation(userId, impersonationId))) throw new AppError('unauthenticated');
      const token = await issueFor(userId);
      log.warning('impersonation ended', {
        request_id: requestId,
        user_id: userId,
        restaurant_id: restaurantId,
      });
      return { token };
    },
  };
}
