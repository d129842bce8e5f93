import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { openListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createPlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import { openPayments } from '#functions/billing/stripe/open-stripe-billing.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { createCustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createIdempotencyKeysRepository } from '#functions/platform/records/idempotency-keys-repository.ts';
import { openPlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { billingNeeds } from './needs.ts';
import { createBillingOperations } from './operations.ts';

export const handler = httpFunction(
  billingRoutes,
  billingNeeds,
  ({ config, client, records, table, bucket, queue, runtime }) => {
    const sites = bucket('sites');
    const rules = openPlatformRules(config, client);
    return createBillingOperations({
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      ...openListedInvoices(table),
      names: createRestaurantNamesRepository(table('restaurantNames')),
      customers: createCustomersRepository(table('customers')),
      planUsage: createPlanUsageRepository(table('planUsage')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      campaigns: createCampaignsRepository(table('campaigns')),
      figures: createFiguresRepository(table('figures')),
      rules,
      dunning: rules.dunning,
      idempotencyKeys: createIdempotencyKeysRepository(table('campaignRequests')),
      ...openPayments(config, records),
      records,
      webOrigin: config.WEB_ORIGIN,
      emails: queue('emails'),
      ...runtime,
      readFont: (fontPath) => sites.findBytes(fontPath.slice(1)),
    });
  },
);
