import { openListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { openPayments } from '#functions/billing/stripe/open-stripe-billing.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { openPlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { billingCycleNeeds } from './needs.ts';
import { runBillingCycle } from './run-billing-cycle.ts';

/** Runs every 15 minutes. */
export const handler = scheduledFunction(
  billingCycleNeeds,
  ({ config, client, records, table, queue, runtime }) => {
    const dependencies = {
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      ...openListedInvoices(table),
      restaurants: createRestaurantsRepository(table('restaurants')),
      ...openPayments(config, records),
      emails: queue<EmailMessage>('emails'),
      dunning: openPlatformRules(config, client).dunning,
      ...runtime,
    };
    return () => runBillingCycle(dependencies);
  },
);
