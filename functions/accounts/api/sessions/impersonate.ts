import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { briefRestaurant } from '#functions/accounts/api/session.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { AuditNotes } from '#functions/platform/audit/audit-notes.ts';
import type { Impersonation } from '#functions/platform/auth/token.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { NO_REASON } from '#shared/accounts/contract/impersonation-reason.ts';
import { issueAdminToken } from './issue-admin-token.ts';

const TRIES = 3;

/**
 * Lets an administrator act for a restaurant for an hour. The token keeps the administrator's ID, so every request
 * carries both. Administrators can't be impersonated. A new impersonation ends the administrator's previous one,
 * even from another session.
 */
export function createImpersonate(dependencies: AuthDependencies): Operation<typeof authRoutes.impersonate> {
  const { users, restaurants, ids, log } = dependencies;
  return async ({ params: { id }, body: { reason } }, caller) => {
    const { userId, requestId, audit } = caller;
    const restaurant = await restaurants.find(id);
    if (restaurant === undefined) {
      const isAdmin = (await users.find(id))?.role === 'admin';
      throw new AppError(isAdmin ? 'cannot_impersonate' : 'not_found');
    }
    const impersonation = { id: ids.next(), restaurantId: restaurant.restaurant_id };
    audit.ended = endOf(await replaceImpersonation(dependencies, userId, impersonation));
    const token = await issueAdminToken(dependencies, caller, impersonation);
    audit.subject = { restaurantId: id };
    audit.after = { impersonation_id: impersonation.id, restaurant_id: id, reason: reason ?? NO_REASON };
    log.warning('impersonation started', { request_id: requestId, user_id: userId, restaurant_id: id });
    return { token, impersonating_restaurant: briefRestaurant(restaurant) };
  };
}

/** Returns the user as it was before. Tries again if another window starts an impersonation at the same time. */
async function replaceImpersonation(
  { users }: AuthDependencies,
  userId: string,
  impersonation: Impersonation,
): Promise<User> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const user = await users.find(userId);
    if (user === undefined) throw new AppError('unauthenticated');
    if (await users.startImpersonation(user, impersonation)) return user;
  }
  throw new AppError('unavailable');
}

function endOf({
  impersonation_id: id,
  impersonated_restaurant_id: restaurantId,
}: User): AuditNotes['ended'] {
  if (id === undefined || restaurantId === undefined) return undefined;
  return {
    operation: 'endImpersonation',
    restaurantId,
    impersonationId: id,
    before: { impersonation_id: id, restaurant_id: restaurantId },
  };
}
