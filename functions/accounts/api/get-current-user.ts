import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import type { AuthDependencies } from './dependencies.ts';
import { briefRestaurant, describeUser } from './session.ts';

const SEEN_AGAIN_MS = 5 * 60 * 1000;

/** Returns the signed-in user, and the restaurant that an administrator acts for. */
export function createGetCurrentUser({
  users,
  restaurants,
  clock,
}: Pick<AuthDependencies, 'users' | 'restaurants' | 'clock'>): Operation<typeof authRoutes.getCurrentUser> {
  return async (_input, caller) => {
    const user = await users.find(caller.userId);
    if (user === undefined) throw new AppError('unauthenticated');
    const { sessionId = '' } = caller;
    const { seen_at } = user.sessions?.[sessionId] ?? {};
    const now = clock.now();
    if (seen_at !== undefined && now.getTime() - Date.parse(seen_at) > SEEN_AGAIN_MS)
      await users.seeSession(user.user_id, sessionId, now);
    if (caller.restaurantId === undefined) return { user: describeUser(user, undefined) };
    const restaurant = await restaurants.find(caller.restaurantId);
    if (!caller.isImpersonating) return { user: describeUser(user, restaurant) };
    const { suspended } = (await users.find(caller.restaurantId)) ?? {};
    // The restaurant is gone, so the administrator must sign in again.
    if (restaurant === undefined) throw new AppError('unauthenticated');
    return {
      user: {
        ...describeUser(user, undefined),
        impersonating_restaurant_id: caller.restaurantId,
        impersonating_restaurant: briefRestaurant(restaurant),
        impersonation_ends_at: caller.impersonationEndsAt,
        suspended,
      },
    };
  };
}
