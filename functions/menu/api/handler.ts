import { createMenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import { menuOptimizerNeeds } from './needs.ts';
import { createMenuOptimizerOperations } from './operations.ts';

export const handler = httpFunction(menuOptimizerRoutes, menuOptimizerNeeds, ({ table, clock }) =>
  createMenuOptimizerOperations({
    menuSales: createMenuSalesRepository(table('menuSales')),
    ...openProfileReader(table),
    clock,
  }),
);
