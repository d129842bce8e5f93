import { createInvoicesRepository } from '#functions/modules/billing/invoices-repository.ts';
import { createPlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createIdempotencyKeysRepository } from '#functions/modules/idempotency/idempotency-keys-repository.ts';
import { openPlatformRules } from '#functions/modules/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { createLog } from '#functions/platform/log.ts';
import { createSimulatedPayments } from '#functions/platform/payments/simulated-payments.ts';
import { billingRoutes } from '#shared/contract/routes/admin/billing-routes.ts';
import { readBillingConfig } from './config.ts';
import { createBillingOperations } from './operations.ts';

const config = readBillingConfig(process.env);
const client = createDynamoClient();
const sites = openDeferredBucket({
  bucketName: config.SITES_BUCKET_NAME,
  forcePathStyle: config.S3_FORCE_PATH_STYLE,
});

export const handler = createHttpHandler({
  config,
  routes: billingRoutes,
  operations: createBillingOperations({
    subscriptions: createSubscriptionsRepository({ client, tableName: config.SUBSCRIPTIONS_TABLE_NAME }),
    invoices: createInvoicesRepository({ client, tableName: config.INVOICES_TABLE_NAME }),
    planUsage: createPlanUsageRepository({ client, tableName: config.PLAN_USAGE_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    rules: openPlatformRules(config, client),
    idempotencyKeys: createIdempotencyKeysRepository({
      client,
      tableName: config.CAMPAIGN_REQUESTS_TABLE_NAME,
    }),
    payments: createSimulatedPayments(),
    emails: openDeferredQueue(config.EMAILS_QUEUE_URL),
    log: createLog(config.SERVICE_NAME),
    clock,
    ids: createIdSource(clock),
    readFont: (fontPath) => sites.findBytes(fontPath.slice(1)),
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
