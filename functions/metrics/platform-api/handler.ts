import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { createAiUsageRepository } from '#functions/features/ai-usage-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { platformAnalyticsNeeds } from './needs.ts';
import { createPlatformAnalyticsOperations } from './operations.ts';

export const handler = httpFunction(platformAnalyticsRoutes, platformAnalyticsNeeds, ({ table, clock }) =>
  createPlatformAnalyticsOperations({
    figures: createFiguresRepository(table('figures')),
    usage: createAiUsageRepository(table('aiUsage')),
    invoices: createInvoicesRepository(table('invoices')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    clock,
  }),
);
