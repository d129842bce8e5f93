import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { createModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { moderationNeeds } from './needs.ts';
import * as moderationOperations from './operations.ts';

export const handler = httpFunction(moderationRoutes, moderationNeeds, ({ table, queue, runtime }) =>
  openOperations(moderationOperations, {
    moderation: createModerationRepository(table('moderation')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    names: createRestaurantNamesRepository(table('restaurantNames')),
    figures: createFiguresRepository(table('figures')),
    withdrawals: queue('withdrawals'),
    ...runtime,
  }),
);
