import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import { createClassifyMenu } from './classify-menu.ts';
import { createDeleteMenuSales } from './delete-menu-sales.ts';
import type { MenuOptimizerDependencies } from './dependencies.ts';
import { createGetMenuSales } from './get-menu-sales.ts';
import { createSaveMenuSales } from './save-menu-sales.ts';

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
