import { createInvoicesRepository } from '#functions/modules/billing/invoices-repository.ts';
import { createPlanUsageRepository } from '#functions/modules/billing/plan-usage-repository.ts';
import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createIdempotencyKeysRepository } from '#functions/modules/idempotency/idempotency-keys-repository.ts';
import { openPlatformRules } from '#functions/modules/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { openDeferredBucket } from '#functions/platform/aws/deferred-bucket.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createSimulatedPayments } from '#functions/platform/payments/simulated-payments.ts';
import { billingRoutes } from '#shared/contract/routes/admin/billing-routes.ts';
import { billingNeeds } from './needs.ts';
import { createBillingOperations } from './operations.ts';

export const handler = httpFunction(
  billingRoutes,
  billingNeeds,
  ({ config, client, table, bucket, queue, log, clock, ids }) => {
    const sites = openDeferredBucket(bucket('sites'));
    return createBillingOperations({
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      invoices: createInvoicesRepository(table('invoices')),
      planUsage: createPlanUsageRepository(table('planUsage')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      campaigns: createCampaignsRepository(table('campaigns')),
      figures: createFiguresRepository(table('figures')),
      rules: openPlatformRules(config, client),
      idempotencyKeys: createIdempotencyKeysRepository(table('campaignRequests')),
      payments: createSimulatedPayments(),
      emails: openDeferredQueue(queue('emails')),
      log,
      clock,
      ids,
      readFont: (fontPath) => sites.findBytes(fontPath.slice(1)),
    });
  },
);
