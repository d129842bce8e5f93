import { createAiUsageRepository } from '#functions/features/ai-usage-repository.ts';
import { createFeatureJobsRepository } from '#functions/features/feature-jobs-repository.ts';
import { createFeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { featureNeeds } from './needs.ts';
import * as featuresOperations from './operations.ts';

export const handler = httpFunction(featureRoutes, featureNeeds, ({ table, queue, runtime }) =>
  openOperations(featuresOperations, {
    toggles: createFeatureTogglesRepository(table('featureToggles')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    names: createRestaurantNamesRepository(table('restaurantNames')),
    jobs: createFeatureJobsRepository(table('featureJobs')),
    usage: createAiUsageRepository(table('aiUsage')),
    figures: createFiguresRepository(table('figures')),
    changes: queue('featureChanges'),
    ...runtime,
  }),
);
