import * as z from 'zod/mini';
import { defineRoutes, forAnyone } from '#shared/contract/route.ts';

/** Where the payment provider sends its events. */
export const paymentWebhookRoutes = defineRoutes({
  receivePaymentEvent: {
    summary:
      'Receive a Stripe event, with its signature in the `Stripe-Signature` header. Each event is processed once.',
    ...forAnyone('POST', '/payments/webhook'),
    signedBody: { header: 'stripe-signature' },
    audit: false,
    status: 200,
    response: z.object({ received: z.literal(true) }),
    errors: ['signature_invalid', 'payload_too_large', 'not_found'],
    defaultError: 'We couldn’t receive the event. Try again.',
    throttle: { rate: 100, burst: 200 },
  },
});
