import type { Customer } from '#functions/console/customers/customers-repository.ts';
import { describeCustomer } from '#functions/console/customers/describe-customer.ts';
import { isMatch } from '#functions/console/customers/is-match.ts';
import { type ListedCustomer, placeIn, readPage } from '#functions/console/customers/read-page.ts';
import { collectMatching } from '#functions/platform/http/collect-matching.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { isSingleLetter } from '#functions/restaurants/list-restaurants.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import { sortMatches } from '#functions/restaurants/sort-matches.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { foldName } from '#shared/text/name-search.ts';
import type { DashboardDependencies } from './dependencies.ts';
import { type ListQuery, placeAfter, placeOf } from './list-cursor.ts';

const READ_AT_ONCE = 100;

type Dependencies = Pick<DashboardDependencies, 'restaurants' | 'names' | 'customers' | 'clock'>;
type Listed = { listed: ListedCustomer[]; next: string | undefined; moreMatch?: boolean };

/** Lists restaurants that match the search and filters, in the requested order, one page at a time. */
export function createListRestaurants(
  dependencies: Dependencies,
): Operation<typeof dashboardRoutes.listRestaurants> {
  return async ({ query }) => {
    const place = placeAfter(query.cursor, query);
    const isListed = foldName(query.search) === '' || isSingleLetter(query.search);
    const list = isListed ? listAll : listMatches;
    const { listed, next, moreMatch }: Listed = await list(dependencies, query, place);
    const next_cursor = next === undefined ? undefined : placeOf(next, query);
    const now = dependencies.clock.now();
    const restaurants = listed.map(({ restaurant, customer }) => describeListed(restaurant, customer, now));
    return { data: { restaurants, next_cursor, more_match: moreMatch } };
  };
}

/**
 * Filters and single letters read through the list of all restaurants. A page may be short or empty; the next page
 * continues.
 */
async function listAll(
  dependencies: Dependencies,
  query: ListQuery,
  after: string | undefined,
): Promise<Listed> {
  const { sort, order, limit } = query;
  const asked = { by: sort, isDescending: order === 'desc' };
  if (!isFiltered(query)) return readPage(dependencies, asked, { limit, after });
  const { rows, next } = await collectMatching(
    {
      read: async (place) => {
        const page = await readPage(dependencies, asked, { limit: READ_AT_ONCE, after: place });
        return { rows: page.listed, next: page.next };
      },
      isMatch: (each) => isMatch(each, query),
      placeOf: (each) => placeIn(sort, each),
    },
    { limit, after },
  );
  return { listed: rows, next };
}

function isFiltered({ search, status, plan, setup }: ListQuery): boolean {
  return search !== '' || status !== undefined || plan !== undefined || setup !== undefined;
}

async function listMatches(
  { names, restaurants, customers }: Dependencies,
  query: ListQuery,
  after: string | undefined,
): Promise<Listed> {
  const { rows, ...page } = await sortMatches<ListedCustomer>(
    names,
    { ...query, after },
    {
      read: async (ids) => {
        const [present, found] = await Promise.all([restaurants.findMany(ids), customers.findMany(ids)]);
        const rowOf = new Map(found.map((row) => [row.restaurant_id, row]));
        return present.map((restaurant) => ({ restaurant, customer: rowOf.get(restaurant.restaurant_id) }));
      },
      isMatch: (each) => isMatch(each, query),
      placeOf: (each) => placeIn(query.sort, each),
    },
  );
  return { listed: rows, ...page };
}

function describeListed(restaurant: Restaurant, customer: Customer | undefined, now: Date) {
  const { restaurant_id, name, owner_email, address, created_at } = restaurant;
  const { websites_total: total, websites_published: published } = restaurant;
  return {
    restaurant_id,
    name,
    email: owner_email,
    address: address ?? '',
    signup_date: created_at,
    websites: { total, published },
    customer: customer === undefined ? null : describeCustomer(customer, now),
  };
}
