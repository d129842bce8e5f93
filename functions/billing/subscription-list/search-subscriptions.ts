import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { isMatch } from '#functions/console/customers/is-match.ts';
import { sortableNumber } from '#functions/platform/aws/sortable-number.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant, RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { PLAN_CATALOGUE } from '#shared/billing/plan-catalogue.ts';
import { foldName } from '#shared/text/name-search.ts';
import {
  datePlace,
  isRunning,
  type ListedSubscription,
  type SubscriptionQuery,
} from './listed-subscription.ts';

export type SubscriptionSearchDependencies = {
  names: Pick<RestaurantNamesRepository, 'search'>;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  subscriptions: Pick<SubscriptionsRepository, 'findMany'>;
};

/** The most search results that are sorted, for any number of restaurants: nine reads. */
const SORTED_MATCHES = 400;
const READ_AT_ONCE = 100;

/** Subscriptions of restaurants whose name, email, or address has the search, in the requested order. */
export async function searchSubscriptions(
  { names, restaurants, subscriptions }: SubscriptionSearchDependencies,
  { search, sort, order }: SubscriptionQuery,
): Promise<{ found: ListedSubscription[]; more_match: boolean }> {
  const matches = await names.search(search, { limit: SORTED_MATCHES });
  const ids = [...new Set(matches.restaurantIds)];
  const found: ListedSubscription[] = [];
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const some = ids.slice(at, at + READ_AT_ONCE);
    const [owners, rows] = await Promise.all([restaurants.findMany(some), subscriptions.findMany(some)]);
    const rowOf = new Map(rows.filter(isRunning).map((row) => [row.restaurant_id, row]));
    for (const owner of owners) {
      const row = rowOf.get(owner.restaurant_id);
      if (row === undefined || !isMatch({ restaurant: owner, customer: undefined }, { search })) continue;
      found.push({ row, owner, place: placeIn(sort, { row, owner }) });
    }
  }
  const sorted = found.toSorted((one, other) => (one.place < other.place ? -1 : 1));
  return { found: order === 'desc' ? sorted.toReversed() : sorted, more_match: matches.next !== undefined };
}

function placeIn(
  sort: SubscriptionQuery['sort'],
  { row, owner }: { row: ListedSubscription['row']; owner: Restaurant },
): string {
  if (sort === 'date') return datePlace(row);
  const key =
    sort === 'name' ? foldName(owner.name) : sortableNumber(PLAN_CATALOGUE[row.plan_id].monthlyCents);
  return `${key}#${row.restaurant_id}`;
}
