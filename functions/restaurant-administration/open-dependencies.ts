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
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createLog } from '#functions/platform/log.ts';
import type { RestaurantAdministrationConfig } from './config.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(config: RestaurantAdministrationConfig, client: DynamoClient) {
  const on = (tableName: string) => ({ client, tableName });
  return {
    logins: createLoginsRepository(on(config.LOGINS_TABLE_NAME)),
    users: createUsersRepository(on(config.USERS_TABLE_NAME)),
    restaurants: createRestaurantsRepository(on(config.RESTAURANTS_TABLE_NAME)),
    websites: createWebsitesRepository(on(config.WEBSITES_TABLE_NAME)),
    campaigns: createCampaignsRepository(on(config.CAMPAIGNS_TABLE_NAME)),
    events: createEventsRepository(on(config.EVENTS_TABLE_NAME)),
    failedMails: createFailedMailsRepository(on(config.FAILED_MAILS_TABLE_NAME)),
    invoices: createInvoicesRepository(on(config.INVOICES_TABLE_NAME)),
    subscriptions: createSubscriptionsRepository(on(config.SUBSCRIPTIONS_TABLE_NAME)),
    jobs: createGenerationJobsRepository(on(config.GENERATION_JOBS_TABLE_NAME)),
    sites: openDeferredBucket({
      bucketName: config.SITES_BUCKET_NAME,
      forcePathStyle: config.S3_FORCE_PATH_STYLE,
    }),
    emails: openDeferredQueue(config.EMAILS_QUEUE_URL),
    generation: openDeferredQueue(config.GENERATION_QUEUE_URL),
    accountDeletions: openDeferredQueue(config.ACCOUNT_DELETIONS_QUEUE_URL),
    ids: createIdSource(clock),
    log: createLog(config.SERVICE_NAME),
    clock,
  } satisfies RestaurantAdministrationDependencies;
}
