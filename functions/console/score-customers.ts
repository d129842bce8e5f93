import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import { type ListedPlace, listedPlace } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant, RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { trialEnd } from '#shared/billing/entitlement.ts';
import { churnScore } from '#shared/console/business-intelligence/churn-score.ts';
import {
  behaviorDays,
  behaviorOf,
  type Standing,
} from '#shared/console/business-intelligence/restaurant-behavior.ts';
import type { RiskyCustomer } from './churn-records.ts';

export type ScoreDependencies = {
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  subscriptions: Pick<SubscriptionsRepository, 'findMany'>;
};

/** Restaurants whose metrics are read in parallel. */
const AT_ONCE = 20;

/**
 * Scores the customers among at most 100 positions of the list of names: subscribers and trials. Restaurants without
 * a plan have nothing to cancel.
 */
export async function scoreCustomers(
  dependencies: ScoreDependencies,
  places: readonly ListedPlace[],
  asOf: string,
): Promise<RiskyCustomer[]> {
  const { restaurants, subscriptions } = dependencies;
  const ids = [...new Set(places.map(({ restaurantId }) => restaurantId))];
  if (ids.length === 0) return [];
  const [found, rows] = await Promise.all([restaurants.findMany(ids), subscriptions.findMany(ids)]);
  // An old name may still be listed. Only the current position counts.
  const listed = new Set(places.map(({ place }) => place));
  const present = found.filter((restaurant) => listed.has(listedPlace('name', restaurant)));
  const rowOf = new Map(rows.map((row) => [row.restaurant_id, row]));
  const customers = present.flatMap((restaurant) => {
    const standing = standingOf(restaurant, rowOf.get(restaurant.restaurant_id), asOf);
    return standing === undefined ? [] : [{ restaurant, standing }];
  });
  const scored: RiskyCustomer[] = [];
  for (let at = 0; at < customers.length; at += AT_ONCE)
    scored.push(
      ...(await Promise.all(
        customers.slice(at, at + AT_ONCE).map((customer) => scoreOne(dependencies, customer, asOf)),
      )),
    );
  return scored;
}

async function scoreOne(
  { figures }: ScoreDependencies,
  { restaurant, standing }: { restaurant: Restaurant; standing: Standing },
  asOf: string,
): Promise<RiskyCustomer> {
  const { restaurant_id, created_at: signedUpAt, websites_published: publishedWebsites } = restaurant;
  const [listed] = await figures.listDaysOf([`restaurant#${restaurant_id}`], behaviorDays(asOf));
  const behavior = behaviorOf(listed?.days ?? [], { standing, asOf, signedUpAt, publishedWebsites });
  const plan = standing.basis === 'trial' ? {} : { plan_id: standing.planId };
  return { restaurant_id, ...churnScore(behavior), ...plan };
}

function standingOf(
  { created_at }: Restaurant,
  row: SubscriptionRow | undefined,
  asOf: string,
): Standing | undefined {
  if (row !== undefined && runs(row)) {
    const { plan_id: planId, overdue, cancel_at_period_end, period_end } = row;
    if (row.state !== 'active') return { basis: 'past_due', planId, since: overdue?.since ?? asOf };
    return { basis: 'plan', planId, endsAt: cancel_at_period_end ? period_end : undefined };
  }
  const endsAt = trialEnd(created_at);
  return endsAt > asOf ? { basis: 'trial', endsAt } : undefined;
}
