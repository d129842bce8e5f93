import { createListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
import { createInvoiceEntriesRepository } from '#functions/billing/invoice-list/invoice-entries-repository.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { openStripeBilling } from '#functions/billing/stripe/open-stripe-billing.ts';
import { createPaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import { createPaymentEventWork } from '#functions/billing/stripe/work-on-event.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { openPlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { type EmailMessage, PaymentEventMessageSchema } from '#shared/contract/queue-messages.ts';
import { paymentEventsNeeds } from './needs.ts';

export const handler = queueFunction(
  PaymentEventMessageSchema,
  paymentEventsNeeds,
  ({ config, client, records, table, queue, log, clock }) => {
    const invoiceEntries = createInvoiceEntriesRepository(table('invoiceEntries'));
    return createPaymentEventWork({
      stripe: openStripeBilling(config, records),
      paymentEvents: createPaymentEvents(records),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      invoices: createListedInvoices(createInvoicesRepository(table('invoices')), invoiceEntries),
      invoiceEntries,
      restaurants: createRestaurantsRepository(table('restaurants')),
      dunning: openPlatformRules(config, client).dunning,
      emails: queue<EmailMessage>('emails'),
      log,
      clock,
    });
  },
);
