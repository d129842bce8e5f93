import { useMutation, useQuery } from '@tanstack/react-query';
import { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import type { Channel, Daypart } from '#shared/menu/sales/sales-terms.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ menu: menuOptimizerRoutes });

/** The last uploaded sales. */
export function useMenuSales() {
  return useQuery({
    queryKey: queryKeys.menuSales,
    queryFn: async ({ signal }) => (await api.menu.getMenuSales({ signal })).data,
  });
}

export function useSaveMenuSales() {
  return useMutation({
    mutationFn: (sales: MenuSales) => api.menu.saveMenuSales({ body: sales }),
    onSuccess: useReload(queryKeys.menuSales),
  });
}

export function useDeleteMenuSales() {
  return useMutation({
    mutationFn: () => api.menu.deleteMenuSales({}),
    onSuccess: useReload(queryKeys.menuSales),
  });
}

export type SegmentChoice = { channel?: Channel; daypart?: Daypart; course?: string };

/** The category of each item in one segment of the sales. */
export function useMenuClasses(segment: SegmentChoice) {
  return useQuery({
    queryKey: queryKeys.menuClasses(segment),
    queryFn: async ({ signal }) => (await api.menu.classifyMenu({ query: segment, signal })).data,
  });
}
