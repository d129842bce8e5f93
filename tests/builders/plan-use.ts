import { subscribedTo } from '#functions/billing/subscribed-to.ts';
import { NO_USAGE, type PlanUsage } from '#functions/billing/usage-rows-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { entitlementOf, type UsagePeriod } from '#shared/billing/entitlement.ts';
import { CATALOG_LIMITS } from '#shared/billing/plan-limits.ts';
import type { openRepositories } from './repositories.ts';

type Stores = Pick<ReturnType<typeof openRepositories>, 'subscriptions' | 'restaurants' | 'planUsage'>;

/** The period in which a restaurant's uses count now. */
export async function planPeriod(
  { subscriptions, restaurants }: Omit<Stores, 'planUsage'>,
  restaurantId: string,
  clock: Clock,
): Promise<UsagePeriod> {
  const now = clock.now();
  const [row, restaurant] = [await subscriptions.find(restaurantId), await restaurants.find(restaurantId)];
  const registeredAt = restaurant?.created_at ?? `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const { period } = entitlementOf(subscribedTo(row), { registeredAt, now, plans: CATALOG_LIMITS });
  if (period === undefined) throw new Error(`${restaurantId} has no plan.`);
  return period;
}

/** A restaurant's uses in the current period. */
export async function usedOfPlan(stores: Stores, restaurantId: string, clock: Clock): Promise<PlanUsage> {
  const period = await planPeriod(stores, restaurantId, clock).catch(() => undefined);
  return period === undefined ? NO_USAGE : stores.planUsage.get(restaurantId, period);
}
