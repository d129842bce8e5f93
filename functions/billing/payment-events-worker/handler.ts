import { openListedInvoices } from '#functions/billing/invoice-list/create-listed-invoices.ts';
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
  ({ config, client, records, table, queue, runtime }) => {
    return createPaymentEventWork({
      stripe: openStripeBilling(config, records),
      paymentEvents: createPaymentEvents(records),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      ...openListedInvoices(table),
      restaurants: createRestaurantsRepository(table('restaurants')),
      dunning: openPlatformRules(config, client).dunning,
      emails: queue<EmailMessage>('emails'),
      ...runtime,
    });
  },
);
