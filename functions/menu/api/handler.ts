import { createMenuSalesRepository } from '#functions/menu/menu-sales-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
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
