import { createAiUsageRepository } from '#functions/modules/ai-features/ai-usage-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { platformAnalyticsRoutes } from '#shared/contract/routes/admin/platform-analytics-routes.ts';
import { platformAnalyticsNeeds } from './needs.ts';
import { createPlatformAnalyticsOperations } from './operations.ts';

export const handler = httpFunction(platformAnalyticsRoutes, platformAnalyticsNeeds, ({ table, clock }) =>
  createPlatformAnalyticsOperations({
    figures: createFiguresRepository(table('figures')),
    usage: createAiUsageRepository(table('aiUsage')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    clock,
  }),
);
