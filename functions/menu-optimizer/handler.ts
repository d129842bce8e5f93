import { createMenuSalesRepository } from '#functions/modules/menu-sales/menu-sales-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { menuOptimizerRoutes } from '#shared/contract/routes/ai/menu-optimizer-routes.ts';
import { menuOptimizerNeeds } from './needs.ts';
import { createMenuOptimizerOperations } from './operations.ts';

export const handler = httpFunction(menuOptimizerRoutes, menuOptimizerNeeds, ({ table, clock }) =>
  createMenuOptimizerOperations({
    menuSales: createMenuSalesRepository(table('menuSales')),
    profiles: createProfilesRepository(table('profiles')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    clock,
  }),
);
