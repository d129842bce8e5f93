import { createInvoicesRepository } from '#functions/modules/billing/invoices-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createEventsRepository } from '#functions/modules/events/events-repository.ts';
import { createFailedMailsRepository } from '#functions/modules/failed-mails/failed-mails-repository.ts';
import { createGenerationJobsRepository } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { createLoginsRepository } from '#functions/modules/logins/logins-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { restaurantAdministrationRoutes } from '#shared/contract/routes/admin/restaurant-administration-routes.ts';
import { restaurantAdministrationNeeds } from './needs.ts';
import { createRestaurantAdministrationOperations } from './operations.ts';

export const handler = httpFunction(
  restaurantAdministrationRoutes,
  restaurantAdministrationNeeds,
  ({ table, bucket, queue, log, clock, ids }) =>
    createRestaurantAdministrationOperations({
      logins: createLoginsRepository(table('logins')),
      users: createUsersRepository(table('users')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      websites: createWebsitesRepository(table('websites')),
      campaigns: createCampaignsRepository(table('campaigns')),
      events: createEventsRepository(table('events')),
      failedMails: createFailedMailsRepository(table('failedMails')),
      invoices: createInvoicesRepository(table('invoices')),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      jobs: createGenerationJobsRepository(table('generationJobs')),
      sites: openDeferredBucket(bucket('sites')),
      emails: openDeferredQueue(queue('emails')),
      generation: openDeferredQueue(queue('generation')),
      accountDeletions: openDeferredQueue(queue('accountDeletions')),
      ids,
      log,
      clock,
    }),
);
