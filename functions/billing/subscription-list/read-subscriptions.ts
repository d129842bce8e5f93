import { monthlyCents } from '#functions/billing/monthly-cents.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { isMatch } from '#functions/console/customers/is-match.ts';
import { placeIn, type ReadPageDependencies, readPage } from '#functions/console/customers/read-page.ts';
import { sortableNumber } from '#functions/platform/aws/sortable-number.ts';
import { listedPlace } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import type { RouteInput } from '#shared/contract/route.ts';

/** `owner` is undefined for a restaurant that is being deleted. `place`: where it is in the order. */
export type ListedSubscription = { row: SubscriptionRow; owner: Restaurant | undefined; place: string };
export type SubscriptionQuery = RouteInput<typeof billingRoutes.listSubscriptions>['query'];
export type ReadDependencies = ReadPageDependencies & {
  subscriptions: Pick<SubscriptionsRepository, 'findMany' | 'listEventually'>;
};

const READ_AT_ONCE = 100;

/** All by the day they were listed: when they began or, if canceled, ended. */
export async function readByDate(
  { subscriptions, restaurants }: ReadDependencies,
  { status, order }: SubscriptionQuery,
  after: string | undefined,
) {
  const [listed_at = '', restaurant_id = ''] = after?.split('#') ?? [];
  const page = await subscriptions.listEventually({
    kind: kindOf(status),
    limit: READ_AT_ONCE,
    isAscending: order === 'asc',
    startAfter: after === undefined ? undefined : { list_kind: kindOf(status), listed_at, restaurant_id },
  });
  const owners = await restaurants.findMany(page.subscriptions.map((row) => row.restaurant_id));
  const ownerOf = new Map(owners.map((owner) => [owner.restaurant_id, owner]));
  const rows = page.subscriptions.map((row) => ({
    row,
    owner: ownerOf.get(row.restaurant_id),
    place: datePlace(row),
  }));
  const last = page.next === undefined ? undefined : page.subscriptions.at(-1);
  return { rows, next: last && datePlace(last) };
}

/** All by name or monthly price. */
export async function readByCustomer(
  dependencies: ReadDependencies,
  { status, sort, order }: SubscriptionQuery,
  after: string | undefined,
) {
  const by = sort === 'amount' ? 'monthly_revenue' : 'name';
  const page = await readPage(
    dependencies,
    { by, isDescending: order === 'desc' },
    { limit: READ_AT_ONCE, after },
  );
  const ids = page.listed.map(({ restaurant }) => restaurant.restaurant_id);
  const rows = await dependencies.subscriptions.findMany(ids);
  const rowOf = new Map(rows.filter(isOfList(status)).map((row) => [row.restaurant_id, row]));
  const listed = page.listed.flatMap((each) => {
    const row = rowOf.get(each.restaurant.restaurant_id);
    return row === undefined ? [] : [{ row, owner: each.restaurant, place: placeIn(by, each) }];
  });
  return { rows: listed, next: page.next };
}

/** The subscriptions of these restaurants whose name, email, or address has the search. In no order. */
export async function readMatches(
  { restaurants, subscriptions }: ReadDependencies,
  { search, status, sort }: SubscriptionQuery,
  ids: readonly string[],
): Promise<ListedSubscription[]> {
  const [owners, rows] = await Promise.all([restaurants.findMany(ids), subscriptions.findMany(ids)]);
  const rowOf = new Map(rows.filter(isOfList(status)).map((row) => [row.restaurant_id, row]));
  return owners.flatMap((owner) => {
    const row = rowOf.get(owner.restaurant_id);
    if (row === undefined || !isMatch({ restaurant: owner, customer: undefined }, { search })) return [];
    const price = sortableNumber(monthlyCents(row));
    const places = {
      date: datePlace(row),
      name: listedPlace('name', owner),
      amount: `${price}#${owner.restaurant_id}`,
    };
    return [{ row, owner, place: places[sort] }];
  });
}

/** A subscription’s place in the list by date. */
function datePlace({ listed_at = '', restaurant_id }: SubscriptionRow): string {
  return `${listed_at}#${restaurant_id}`;
}

function kindOf(status: SubscriptionQuery['status']) {
  return status === 'canceled' ? ('ended' as const) : ('subscription' as const);
}

function isOfList(status: SubscriptionQuery['status']): (row: SubscriptionRow) => boolean {
  return ({ list_kind }) => list_kind === kindOf(status);
}
