import type { FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import type { RestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that the dashboards need from the outside. */
export type DashboardDependencies = {
  restaurants: Pick<RestaurantsRepository, 'get' | 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'search'>;
  figures: Pick<FiguresRepository, 'total'>;
  clock: Clock;
};
