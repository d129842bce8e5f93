import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { createCustomerNotesRepository } from '#functions/console/customers/customer-notes-repository.ts';
import { createCustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { createFailedMailsRepository } from '#functions/email/failed-mails-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { createEventsRepository } from '#functions/platform/events/events-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createGenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { restaurantAdministrationNeeds } from './needs.ts';
import { createRestaurantAdministrationOperations } from './operations.ts';

export const handler = httpFunction(
  restaurantAdministrationRoutes,
  restaurantAdministrationNeeds,
  ({ table, bucket, queue, runtime }) =>
    createRestaurantAdministrationOperations({
      logins: createLoginsRepository(table('logins')),
      users: createUsersRepository(table('users')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      websites: createWebsitesRepository(table('websites')),
      campaigns: createCampaignsRepository(table('campaigns')),
      customers: createCustomersRepository(table('customers')),
      notes: createCustomerNotesRepository(table('customerNotes')),
      figures: createFiguresRepository(table('figures')),
      events: createEventsRepository(table('events')),
      failedMails: createFailedMailsRepository(table('failedMails')),
      invoices: createInvoicesRepository(table('invoices')),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      jobs: createGenerationJobsRepository(table('generationJobs')),
      sites: bucket('sites'),
      emails: queue('emails'),
      generation: queue('generation'),
      accountDeletions: queue('accountDeletions'),
      ...runtime,
    }),
);
