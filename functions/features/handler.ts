import { createAiUsageRepository } from '#functions/modules/ai-features/ai-usage-repository.ts';
import { createFeatureJobsRepository } from '#functions/modules/ai-features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { featureRoutes } from '#shared/contract/routes/feature-routes.ts';
import { featureNeeds } from './needs.ts';
import { createFeaturesOperations } from './operations.ts';

export const handler = httpFunction(featureRoutes, featureNeeds, ({ table, queue, clock, ids }) =>
  createFeaturesOperations({
    toggles: createFeatureTogglesRepository(table('featureToggles')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    names: createRestaurantNamesRepository(table('restaurantNames')),
    jobs: createFeatureJobsRepository(table('featureJobs')),
    usage: createAiUsageRepository(table('aiUsage')),
    figures: createFiguresRepository(table('figures')),
    changes: openDeferredQueue(queue('featureChanges')),
    clock,
    ids,
  }),
);
