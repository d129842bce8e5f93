import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { costRoutes } from '#shared/platform-settings/contract/cost-routes.ts';
import type {
  CostOrder,
  PlatformCostsSchema,
  RestaurantCostsSchema,
} from '#shared/platform-settings/contract/costs.ts';
import type { EnterAmountsSchema } from '#shared/platform-settings/contract/entered-amounts.ts';
import type { CostKind } from '#shared/platform-settings/price-table.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ platformSettings: costRoutes });

export type PlatformCosts = z.output<typeof PlatformCostsSchema>;
export type RestaurantCosts = z.output<typeof RestaurantCostsSchema>;

/** Reads the platform's cost in a month (`2026-11`). */
export function usePlatformCosts(month: string) {
  return useQuery({
    queryKey: queryKeys.platformCosts(month),
    queryFn: async ({ signal }) =>
      (await api.platformSettings.getPlatformCosts({ query: { month }, signal })).data,
  });
}

/** Reads the platform's cost in several months. A month that fails to load is left out. */
export function usePlatformCostsOf(months: readonly string[]) {
  return useQuery({
    queryKey: queryKeys.comparedCosts(months),
    queryFn: async ({ signal }) => {
      const read = months.map((month) => api.platformSettings.getPlatformCosts({ query: { month }, signal }));
      const settled = await Promise.allSettled(read);
      return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value.data] : []));
    },
  });
}

/** Saves an amount of a month, then reloads what it is part of. */
export function useEnterAmounts() {
  return useMutation({
    mutationFn: async (body: z.input<typeof EnterAmountsSchema>) =>
      (await api.platformSettings.enterAmounts({ body })).data,
    onSuccess: useReload(queryKeys.costs, queryKeys.adminRecurringRevenue),
  });
}

/** What the list of restaurants shows: a month, and in which order. */
export type AskedCosts = { month: string; sort: 'name' | CostOrder; order: 'asc' | 'desc' };

/** Lists the cost of each restaurant in a month page by page. */
export function useRestaurantCosts(asked: AskedCosts) {
  return usePages({
    queryKey: queryKeys.restaurantCosts(asked),
    read: (cursor, signal) =>
      api.platformSettings.listRestaurantCosts({ query: { ...asked, ...cursor }, signal }),
    select: (pages) => withDeletedTogether(pages.flatMap(({ restaurants }) => restaurants)),
  });
}

/** Merges the deleted restaurants of all pages into one last row. */
function withDeletedTogether(rows: readonly RestaurantCosts[]): RestaurantCosts[] {
  const [first, ...others] = rows.filter(({ restaurant_id }) => restaurant_id === null);
  if (first === undefined) return [...rows];
  let together = first;
  for (const { total_cents, by_kind, revenue_cents } of others)
    together = {
      ...together,
      total_cents: together.total_cents + total_cents,
      by_kind: addKinds(together.by_kind, by_kind),
      revenue_cents: together.revenue_cents + revenue_cents,
    };
  return [...rows.filter(({ restaurant_id }) => restaurant_id !== null), together];
}

function addKinds(one: Record<CostKind, number>, other: Record<CostKind, number>): Record<CostKind, number> {
  const kinds = Object.keys(one) as CostKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, one[kind] + other[kind]])) as Record<CostKind, number>;
}
