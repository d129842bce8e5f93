import { collectMatching } from '#functions/platform/http/collect-matching.ts';
import { readPlace, writePlace } from '#functions/platform/http/list-place.ts';
import { isSingleLetter } from '#functions/restaurants/list-restaurants.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { sortMatches } from '#functions/restaurants/sort-matches.ts';
import {
  type ListedSubscription,
  type ReadDependencies,
  readByCustomer,
  readByDate,
  readMatches,
  type SubscriptionQuery,
} from './read-subscriptions.ts';

export type SubscriptionListDependencies = ReadDependencies & {
  names: Pick<RestaurantNamesRepository, 'search'>;
};

type Page = { listed: ListedSubscription[]; next_cursor: string | undefined; more_match?: boolean };

/**
 * One page of the subscriptions that run, or of canceled ones. Its cost doesn’t depend on their number. Filters read through the list, so a
 * page may be short or empty; the next page continues.
 */
export async function listSubscriptions(
  dependencies: SubscriptionListDependencies,
  query: SubscriptionQuery,
): Promise<Page> {
  const { search, status, sort, order, limit } = query;
  const asked = [search, status, sort, order];
  const after = readPlace(query.cursor, asked);
  const state = status === 'canceled' ? 'ended' : status;
  const isMatch = ({ row }: ListedSubscription) => state === undefined || row.state === state;
  const cursorOf = (place: string | undefined) => place && writePlace(place, asked);
  const placeOf = ({ place }: ListedSubscription) => place;
  if (search !== '' && !isSingleLetter(search)) {
    const read = (ids: string[]) => readMatches(dependencies, query, ids);
    const matches = await sortMatches(dependencies.names, { ...query, after }, { read, isMatch, placeOf });
    return { listed: matches.rows, next_cursor: cursorOf(matches.next), more_match: matches.moreMatch };
  }
  const read = sort === 'date' ? readByDate : readByCustomer;
  const { rows, next } = await collectMatching(
    { read: (place) => read(dependencies, query, place), isMatch, placeOf },
    { limit, after },
  );
  return { listed: rows, next_cursor: cursorOf(next) };
}
