import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { readAllPages } from './read-all-pages.ts';

const api = createApi({ dashboard: adminDashboardRoutes });

const PAGE_SIZE = 50;

export type RestaurantList = z.output<typeof adminDashboardRoutes.listRestaurants.response>['data'];
export type ListedRestaurant = RestaurantList['restaurants'][number];
type ListQuery = z.output<typeof adminDashboardRoutes.listRestaurants.query>;
export type RestaurantSearch = Pick<ListQuery, 'search' | 'sort' | 'order' | 'status' | 'plan' | 'setup'>;

/** Lists restaurants whose name or owner's email address contains the search, page by page. */
export function useRestaurants(asked: RestaurantSearch) {
  return useInfiniteQuery({
    queryKey: queryKeys.adminRestaurantList(asked),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      return readPage(asked, { limit: PAGE_SIZE, cursor: pageParam, signal });
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => ({
      restaurants: pages.flatMap(({ restaurants }) => restaurants),
      moreMatch: pages.some(({ more_match }) => more_match === true),
    }),
    placeholderData: keepPreviousData,
  });
}

/** Reads all restaurants of a search. `onProgress` hears how many it has so far. */
export function readAllRestaurants(
  asked: RestaurantSearch,
  onProgress: (count: number) => void,
): Promise<ListedRestaurant[]> {
  return readAllPages(async ({ limit, cursor = '' }) => {
    const { restaurants, next_cursor } = await readPage(asked, { limit, cursor });
    return { rows: restaurants, next_cursor };
  }, onProgress);
}

async function readPage(
  asked: RestaurantSearch,
  { limit, cursor, signal }: { limit: number; cursor: string; signal?: AbortSignal },
): Promise<RestaurantList> {
  const query = { limit, ...asked, ...(cursor === '' ? {} : { cursor }) };
  return (await api.dashboard.listRestaurants({ query, ...(signal !== undefined && { signal }) })).data;
}
