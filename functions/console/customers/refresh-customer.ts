import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { FiguresRepository, ScopeDays } from '#functions/metrics/figures-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Log } from '#functions/platform/log.ts';
import type { Restaurant, RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { customerFigures } from '#shared/console/customers/customer-figures.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { Customer, CustomersRepository } from './customers-repository.ts';

export type RefreshDependencies = {
  customers: Pick<CustomersRepository, 'find' | 'save'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  users: Pick<UsersRepository, 'find'>;
  subscriptions: Pick<SubscriptionsRepository, 'find'>;
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  clock: Clock;
};

/** A restaurant with its current row, and its daily counters, from which the row is made. */
export type Refreshed = { restaurant: Restaurant; customer: Customer; days: ScopeDays['days'] };

/** Each failed attempt means that another refresh has read the same or later data. */
const TRIES = 3;
const AT_ONCE = 10;

/**
 * Compares a restaurant's row in the console's list with its sources, and writes changes. Reads the version first, so
 * that the slower of two parallel refreshes reads again. Safe to repeat. Undefined for a deleted restaurant.
 */
export async function refreshCustomer(
  dependencies: RefreshDependencies,
  restaurantId: string,
): Promise<Refreshed | undefined> {
  const { customers } = dependencies;
  let read: Refreshed | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await customers.find(restaurantId);
    read = await readCustomer(dependencies, restaurantId, before);
    if (read === undefined || isUnchanged(before, read.customer) || (await customers.save(read.customer)))
      return read;
  }
  return read;
}

/** Refreshes after a finished change. A failure is only logged, because the daily pass refreshes the row, too. */
export async function tryRefreshCustomer(
  dependencies: RefreshDependencies & { log: Pick<Log, 'warning'> },
  restaurant_id: string,
): Promise<void> {
  try {
    await refreshCustomer(dependencies, restaurant_id);
  } catch (error) {
    dependencies.log.warning('a restaurant in the console’s list is out of date', { restaurant_id, error });
  }
}

export async function refreshCustomers(
  dependencies: RefreshDependencies,
  restaurantIds: readonly string[],
): Promise<Refreshed[]> {
  const all: Refreshed[] = [];
  for (let at = 0; at < restaurantIds.length; at += AT_ONCE) {
    const some = restaurantIds.slice(at, at + AT_ONCE);
    const read = await Promise.all(some.map((restaurantId) => refreshCustomer(dependencies, restaurantId)));
    all.push(...read.filter((each) => each !== undefined));
  }
  return all;
}

/** Undefined for a deleted restaurant. */
async function readCustomer(
  { restaurants, users, subscriptions, figures, clock }: RefreshDependencies,
  restaurantId: string,
  before: Customer | undefined,
): Promise<Refreshed | undefined> {
  const [restaurant, user, subscription, [listed]] = await Promise.all([
    restaurants.find(restaurantId),
    users.find(restaurantId),
    subscriptions.find(restaurantId),
    figures.listDaysOf([`restaurant#${restaurantId}`]),
  ]);
  if (restaurant === undefined || user === undefined) return undefined;
  const now = clock.now();
  const days = listed?.days ?? [];
  const { status, planId, monthlyCents, month, costMicros, revenueCents, lastActionDay } = customerFigures(
    {
      signedUpAt: restaurant.created_at,
      isSuspended: user.suspended !== undefined,
      subscription,
      days,
    },
    now,
  );
  const acted = lastActionDay === undefined ? [] : [`${lastActionDay}T00:00:00.000Z`];
  const seen = [...acted, ...(before?.last_seen_at === undefined ? [] : [before.last_seen_at])].toSorted();
  const customer = {
    restaurant_id: restaurantId,
    version: (before?.version ?? 0) + 1,
    as_of: now.toISOString(),
    status,
    ...(planId !== undefined && { plan_id: planId }),
    monthly_cents: monthlyCents,
    month,
    cost_micros: costMicros,
    revenue_cents: revenueCents,
    ...(seen.length > 0 && { last_seen_at: seen.at(-1) }),
    ...(before?.tags !== undefined && { tags: before.tags }),
  };
  return { restaurant, customer, days };
}

/** Whether only the time of the comparison would change, within the same day. */
function isUnchanged(before: Customer | undefined, after: Customer): boolean {
  if (before?.as_of.slice(0, 10) !== after.as_of.slice(0, 10)) return false;
  return isSameJson({ ...after, as_of: '', version: 0 }, { ...before, as_of: '', version: 0 });
}
