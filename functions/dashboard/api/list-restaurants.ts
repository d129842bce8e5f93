import type { Operation } from '#functions/platform/http/http-handler.ts';
import {
  hasPart,
  isSingleLetter,
  listRestaurants,
  listRestaurantsWithLetter,
} from '#functions/restaurants/list-restaurants.ts';
import { listedPlace, type RestaurantOrder } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { foldName } from '#shared/text/name-search.ts';
import type { DashboardDependencies } from './dependencies.ts';
import { type ListQuery, placeOf, readPlace } from './list-cursor.ts';

/** So many matches of a search are sorted, whatever the number of restaurants: five reads. */
const SORTED_MATCHES = 400;
const READ_AT_ONCE = 100;

type Dependencies = Pick<DashboardDependencies, 'restaurants' | 'names'>;
type Listed = { restaurants: Restaurant[]; next: string | undefined; moreMatch?: boolean };

/** Restaurants whose name or address has the searched part in it, in the order asked for, page by page. */
export function createListRestaurants(
  dependencies: Dependencies,
): Operation<typeof dashboardRoutes.listRestaurants> {
  return async ({ query }) => {
    const place = readPlace(query.cursor, query);
    const isListed = foldName(query.search) === '' || isSingleLetter(query.search);
    const list = isListed ? listAll : listMatches;
    const { restaurants, next, moreMatch }: Listed = await list(dependencies, query, place);
    const next_cursor = next === undefined ? undefined : placeOf(next, query);
    return { data: { restaurants: restaurants.map(describe), next_cursor, more_match: moreMatch } };
  };
}

function listAll(
  dependencies: Dependencies,
  { search, sort, order, limit }: ListQuery,
  after: string | undefined,
) {
  const inOrder = { by: sort, isDescending: order === 'desc' };
  const page = { limit, after };
  return isSingleLetter(search)
    ? listRestaurantsWithLetter(dependencies, { ...inOrder, letter: search }, page)
    : listRestaurants(dependencies, inOrder, page);
}

async function listMatches(
  { names, restaurants }: Dependencies,
  { search, sort, order, limit }: ListQuery,
  after: string | undefined,
): Promise<Listed> {
  const matches = await names.search(search, { limit: SORTED_MATCHES });
  const ids = [...new Set(matches.restaurantIds)];
  const found: Restaurant[] = [];
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    found.push(...(await restaurants.findMany(ids.slice(at, at + READ_AT_ONCE))));
  }
  const sorted = inOrder(
    found.filter((each) => hasPart(each, search)),
    sort,
  );
  const ordered = order === 'desc' ? sorted.toReversed() : sorted;
  const rest = ordered.filter(({ place }) => after === undefined || isBehind(place, after, order));
  const shown = rest.slice(0, limit);
  return {
    restaurants: shown.map(({ restaurant }) => restaurant),
    next: rest.length > shown.length ? shown.at(-1)?.place : undefined,
    moreMatch: matches.next !== undefined,
  };
}

function inOrder(restaurants: Restaurant[], by: RestaurantOrder) {
  return restaurants
    .map((restaurant) => ({ restaurant, place: listedPlace(by, restaurant) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1));
}

function isBehind(place: string, after: string, order: ListQuery['order']): boolean {
  return order === 'desc' ? place < after : place > after;
}

function describe({ restaurant_id, name, owner_email, address, created_at }: Restaurant) {
  return { restaurant_id, name, email: owner_email, address: address ?? '', signup_date: created_at };
}
