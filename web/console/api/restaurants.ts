import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ dashboard: adminDashboardRoutes });

const PAGE_SIZE = 50;

export type RestaurantList = z.output<typeof adminDashboardRoutes.listRestaurants.response>['data'];
export type ListedRestaurant = RestaurantList['restaurants'][number];
export type RestaurantSearch = { search: string; sort: 'name' | 'signup_date'; order: 'asc' | 'desc' };

/** Lists restaurants whose name or owner's email address contains the search, page by page. */
export function useRestaurants(asked: RestaurantSearch) {
  return useInfiniteQuery({
    queryKey: queryKeys.adminRestaurantList(asked),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...asked, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return (await api.dashboard.listRestaurants({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => ({
      restaurants: pages.flatMap(({ restaurants }) => restaurants),
      moreMatch: pages.some(({ more_match }) => more_match === true),
    }),
    placeholderData: keepPreviousData,
  });
}
