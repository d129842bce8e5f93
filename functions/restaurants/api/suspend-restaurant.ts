import { tryRefreshCustomer } from '#functions/console/customers/refresh-customer.ts';
import { emailOwner } from '#functions/email/email-owner.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';
import { reactivatedMessage, suspendedMessage } from './owner-notices.ts';

type Suspension = Pick<
  Operations<typeof restaurantAdministrationRoutes>,
  'suspendRestaurant' | 'resumeRestaurant'
>;

/** Writes one row that every call of the owner reads, so it takes effect with the next call. */
export function createSuspension(
  dependencies: Pick<
    RestaurantAdministrationDependencies,
    'restaurants' | 'users' | 'customers' | 'subscriptions' | 'figures' | 'emails' | 'log' | 'clock'
  >,
): Suspension {
  const { restaurants, users, clock } = dependencies;
  const nameOf = async (id: string): Promise<string> => {
    const restaurant = await restaurants.find(id);
    if (restaurant === undefined) throw new AppError('not_found');
    return restaurant.name;
  };
  return {
    suspendRestaurant: async ({ params: { id }, body: { reason } }, { audit }) => {
      const name = await nameOf(id);
      const suspended = { at: clock.now().toISOString(), reason };
      if (!(await users.suspend(id, suspended))) throw new AppError('already_suspended');
      audit.subject = { restaurantId: id };
      audit.after = { status: 'suspended', reason };
      await emailOwner(dependencies, suspendedMessage(id, suspended));
      await tryRefreshCustomer(dependencies, id);
      return { message: `${name} is suspended.` };
    },
    resumeRestaurant: async ({ params: { id } }, { audit }) => {
      const name = await nameOf(id);
      if (!(await users.resume(id))) throw new AppError('not_suspended');
      audit.subject = { restaurantId: id };
      audit.before = { status: 'suspended' };
      await emailOwner(dependencies, reactivatedMessage(id, clock.now().toISOString()));
      await tryRefreshCustomer(dependencies, id);
      return { message: `${name} is active again.` };
    },
  };
}
