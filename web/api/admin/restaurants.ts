import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { restaurantAdministrationRoutes } from '#shared/contract/routes/admin/restaurant-administration-routes.ts';
import { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { createApi } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

const api = createApi({ dashboard: dashboardRoutes, administration: restaurantAdministrationRoutes });

const PAGE_SIZE = 50;

export type RestaurantList = z.output<typeof dashboardRoutes.listRestaurants.response>['data'];
export type ListedRestaurant = RestaurantList['restaurants'][number];
export type RestaurantSearch = { search: string; sort: 'name' | 'signup_date'; order: 'asc' | 'desc' };

/** Restaurants whose name or owner's address has the searched part, page by page. */
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

/** Its answer is the sentence that says so. */
export function useDeleteRestaurant() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.administration.deleteRestaurant({ params: { id } })).message,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin }),
  });
}
