import { openChurnRecords } from '#functions/modules/churn/churn-records.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { businessIntelligenceRoutes } from '#shared/contract/routes/admin/business-intelligence-routes.ts';
import { businessIntelligenceNeeds } from './needs.ts';
import { createBusinessIntelligenceOperations } from './operations.ts';

export const handler = httpFunction(
  businessIntelligenceRoutes,
  businessIntelligenceNeeds,
  ({ config, client, table, queue, clock, ids }) => {
    return createBusinessIntelligenceOperations({
      figures: createFiguresRepository(table('figures')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      churn: openChurnRecords(openPlatformRecords(config, client)),
      users: createUsersRepository(table('users')),
      emails: openDeferredQueue(queue('emails')),
      clock,
      ids,
    });
  },
);
