import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import type { MenuOptimizerDependencies } from './dependencies.ts';
import { describeSales } from './save-menu-sales.ts';

/** Succeeds if there is nothing to delete. */
export function createDeleteMenuSales({
  menuSales,
}: Pick<MenuOptimizerDependencies, 'menuSales'>): Operation<typeof menuOptimizerRoutes.deleteMenuSales> {
  return async (_input, { restaurantId, audit }) => {
    audit.before = describeSales((await menuSales.find(restaurantId))?.sales);
    await menuSales.delete(restaurantId);
    audit.after = describeSales(undefined);
    return { message: 'Sales data deleted.' };
  };
}
