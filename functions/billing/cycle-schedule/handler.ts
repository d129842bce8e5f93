import { createListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { openStripeBilling } from '#functions/billing/stripe/open-stripe-billing.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { openPlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { billingCycleNeeds } from './needs.ts';
import { runBillingCycle } from './run-billing-cycle.ts';

/** Runs every 15 minutes. */
export const handler = scheduledFunction(
  billingCycleNeeds,
  ({ config, client, records, table, queue, log, clock, ids }) => {
    const dependencies = {
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      invoices: createListedInvoices(
        createInvoicesRepository(table('invoices')),
        createInvoiceEntriesRepository(table('invoiceEntries')),
      ),
      restaurants: createRestaurantsRepository(table('restaurants')),
      payments: createSimulatedPayments(),
      stripe: openStripeBilling(config, records),
      emails: queue<EmailMessage>('emails'),
      dunning: openPlatformRules(config, client).dunning,
      log,
      clock,
      ids,
    };
    return () => runBillingCycle(dependencies);
  },
);
