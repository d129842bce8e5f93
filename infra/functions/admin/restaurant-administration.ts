import type { RestaurantAdministrationEnvironment } from '#functions/restaurant-administration/config.ts';
import { bindBucket, bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<RestaurantAdministrationEnvironment> = ({
  stage,
  data: { tables, queues, tokenSecret },
  sites,
}) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    LOGINS_TABLE_NAME: bindTable(tables.logins, 'readWrite'),
    USERS_TABLE_NAME: bindTable(tables.users, 'readWrite'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
    WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
    CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
    FAILED_MAILS_TABLE_NAME: bindTable(tables.failedMails, 'read'),
    SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'get'),
    INVOICES_TABLE_NAME: bindTable(tables.invoices, 'get'),
    EVENTS_TABLE_NAME: bindTable(tables.events, 'read'),
    GENERATION_JOBS_TABLE_NAME: bindTable(tables.generationJobs, 'readWrite'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    SITES_BUCKET_NAME: bindBucket(sites.bucket),
    EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
    GENERATION_QUEUE_URL: bindQueue(queues.generation.queue),
    ACCOUNT_DELETIONS_QUEUE_URL: bindQueue(queues.accountDeletions.queue),
    ...hourlyLimitVariables(stage),
    ...pathStyle(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
