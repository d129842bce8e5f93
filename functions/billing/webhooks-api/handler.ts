import { createPaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import { secretReader } from '#functions/payments/stripe/stripe-settings.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { paymentWebhookRoutes } from '#shared/billing/contract/payment-webhook-routes.ts';
import { paymentWebhooksNeeds } from './needs.ts';
import { createPaymentWebhookOperations } from './operations.ts';

export const handler = httpFunction(
  paymentWebhookRoutes,
  paymentWebhooksNeeds,
  ({ config, records, queue, clock }) =>
    createPaymentWebhookOperations({
      paymentEvents: createPaymentEvents(records),
      queue: queue('paymentEvents'),
      secret: secretReader(config.STRIPE_WEBHOOK_SECRET, config.STRIPE_WEBHOOK_SECRET_ARN),
      clock,
    }),
);
