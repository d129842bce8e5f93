import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import { createCustomerNotesRepository } from '#functions/console/customers/customer-notes-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import { businessIntelligenceNeeds } from './needs.ts';
import * as businessIntelligenceOperations from './operations.ts';

export const handler = httpFunction(
  businessIntelligenceRoutes,
  businessIntelligenceNeeds,
  ({ records, table, queue, runtime }) => {
    return openOperations(businessIntelligenceOperations, {
      figures: createFiguresRepository(table('figures')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      churn: openChurnRecords(records),
      notes: createCustomerNotesRepository(table('customerNotes')),
      users: createUsersRepository(table('users')),
      emails: queue('emails'),
      ...runtime,
    });
  },
);
