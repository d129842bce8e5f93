import { createMenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import { menuOptimizerNeeds } from './needs.ts';
import * as menuOptimizerOperations from './operations.ts';

export const handler = httpFunction(menuOptimizerRoutes, menuOptimizerNeeds, ({ table, clock }) =>
  openOperations(menuOptimizerOperations, {
    menuSales: createMenuSalesRepository(table('menuSales')),
    ...openProfileReader(table),
    clock,
  }),
);
