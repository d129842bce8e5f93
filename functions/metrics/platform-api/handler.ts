import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { createAiUsageRepository } from '#functions/features/ai-usage-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { platformAnalyticsNeeds } from './needs.ts';
import * as platformAnalyticsOperations from './operations.ts';

export const handler = httpFunction(platformAnalyticsRoutes, platformAnalyticsNeeds, ({ table, clock }) =>
  openOperations(platformAnalyticsOperations, {
    figures: createFiguresRepository(table('figures')),
    usage: createAiUsageRepository(table('aiUsage')),
    invoices: createInvoicesRepository(table('invoices')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    clock,
  }),
);
