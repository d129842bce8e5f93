import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import type { MenuOptimizerDependencies } from './dependencies.ts';

export function createGetMenuSales({
  menuSales,
}: Pick<MenuOptimizerDependencies, 'menuSales'>): Operation<typeof menuOptimizerRoutes.getMenuSales> {
  return async (_input, { restaurantId }) => {
    const stored = await menuSales.find(restaurantId);
    return { data: { sales: stored?.sales ?? null, saved_at: stored?.savedAt ?? null } };
  };
}
