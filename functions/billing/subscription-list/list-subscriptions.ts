import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { placeIn, type ReadPageDependencies, readPage } from '#functions/console/customers/read-page.ts';
import { collectMatching } from '#functions/platform/http/collect-matching.ts';
import { readPlace, writePlace } from '#functions/platform/http/list-place.ts';
import { isSingleLetter } from '#functions/restaurants/list-restaurants.ts';
import {
  datePlace,
  isRunning,
  type ListedSubscription,
  type SubscriptionQuery,
} from './listed-subscription.ts';
import { type SubscriptionSearchDependencies, searchSubscriptions } from './search-subscriptions.ts';

export type SubscriptionListDependencies = ReadPageDependencies &
  SubscriptionSearchDependencies & { subscriptions: Pick<SubscriptionsRepository, 'listEventually'> };

type Page = { listed: ListedSubscription[]; next_cursor: string | undefined; more_match?: boolean };

const READ_AT_ONCE = 100;

/**
 * One page of the subscriptions that run. Its cost doesn’t depend on their number. Filters read through the list, so a
 * page may be short or empty; the next page continues.
 */
export async function listSubscriptions(
  dependencies: SubscriptionListDependencies,
  query: SubscriptionQuery,
): Promise<Page> {
  const { search, status, sort, order, limit } = query;
  const asked = [search, status, sort, order];
  const after = readPlace(query.cursor, asked);
  const isMatch = ({ row }: ListedSubscription) => status === undefined || row.state === status;
  const cursorOf = (place: string | undefined) =>
    place === undefined ? undefined : writePlace(place, asked);
  if (search !== '' && !isSingleLetter(search)) {
    const { found, more_match } = await searchSubscriptions(dependencies, query);
    const rest = found
      .filter(isMatch)
      .filter(({ place }) => after === undefined || (order === 'desc' ? place < after : place > after));
    const listed = rest.slice(0, limit);
    const isMore = rest.length > listed.length;
    return { listed, next_cursor: cursorOf(isMore ? listed.at(-1)?.place : undefined), more_match };
  }
  const read = sort === 'date' ? readByDate : readByCustomer;
  const { rows, next } = await collectMatching(
    { read: (place) => read(dependencies, query, place), isMatch, placeOf: ({ place }) => place },
    { limit, after },
  );
  return { listed: rows, next_cursor: cursorOf(next) };
}

async function readByDate(
  { subscriptions, restaurants }: SubscriptionListDependencies,
  { order }: SubscriptionQuery,
  after: string | undefined,
) {
  const [listed_at = '', restaurant_id = ''] = after?.split('#') ?? [];
  const page = await subscriptions.listEventually({
    limit: READ_AT_ONCE,
    isAscending: order === 'asc',
    startAfter: after === undefined ? undefined : { list_kind: 'subscription', listed_at, restaurant_id },
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

async function readByCustomer(
  dependencies: SubscriptionListDependencies,
  { sort, order }: SubscriptionQuery,
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
  const rowOf = new Map(rows.filter(isRunning).map((row) => [row.restaurant_id, row]));
  const listed = page.listed.flatMap((each) => {
    const row = rowOf.get(each.restaurant.restaurant_id);
    return row === undefined ? [] : [{ row, owner: each.restaurant, place: placeIn(by, each) }];
  });
  return { rows: listed, next: page.next };
}
