import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import { createClassifyMenu } from './classify-menu.ts';
import { createDeleteMenuSales } from './delete-menu-sales.ts';
import type { MenuOptimizerDependencies } from './dependencies.ts';
import { createGetMenuSales } from './get-menu-sales.ts';
import { createSaveMenuSales } from './save-menu-sales.ts';

/** What was sold, and how the items of a menu do. */
export function createMenuOptimizerOperations(
  dependencies: MenuOptimizerDependencies,
): Operations<typeof menuOptimizerRoutes> {
  return {
    getMenuSales: createGetMenuSales(dependencies),
    saveMenuSales: createSaveMenuSales(dependencies),
    deleteMenuSales: createDeleteMenuSales(dependencies),
    classifyMenu: createClassifyMenu(dependencies),
  };
}
