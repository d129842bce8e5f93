import type { FeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import type { RestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** Everything that the switches of features need from the outside. */
export type FeaturesDependencies = {
  toggles: FeatureTogglesRepository;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  names: Pick<RestaurantNamesRepository, 'list'>;
  clock: Clock;
};
