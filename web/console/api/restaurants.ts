import type * as z from 'zod/mini';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { readAllPages } from './read-all-pages.ts';

const api = createApi({ dashboard: adminDashboardRoutes });

const PAGE_SIZE = 50;

export type ListedRestaurant = z.output<
  typeof adminDashboardRoutes.listRestaurants.response
>['data']['restaurants'][number];
type ListQuery = z.output<typeof adminDashboardRoutes.listRestaurants.query>;
export type RestaurantSearch = Pick<ListQuery, 'search' | 'sort' | 'order' | 'status' | 'plan' | 'setup'>;

/** Lists restaurants whose name or owner's email address contains the search, page by page. */
export function useRestaurants(asked: RestaurantSearch) {
  return usePages({
    queryKey: queryKeys.adminRestaurantList(asked),
    read: (cursor, signal) =>
      api.dashboard.listRestaurants({ query: { limit: PAGE_SIZE, ...asked, ...cursor }, signal }),
    select: (pages) => ({
      restaurants: pages.flatMap(({ restaurants }) => restaurants),
      moreMatch: pages.some(({ more_match }) => more_match === true),
    }),
    keepsPrevious: true,
  });
}

/** Reads all restaurants of a search. `onProgress` hears how many it has so far. */
export function readAllRestaurants(
  asked: RestaurantSearch,
  onProgress: (count: number) => void,
): Promise<ListedRestaurant[]> {
  return readAllPages(async (page) => {
    const { data } = await api.dashboard.listRestaurants({ query: { ...asked, ...page } });
    return { rows: data.restaurants, next_cursor: data.next_cursor };
  }, onProgress);
}
