import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';

/** Where the payment provider reports what has changed. */
export const paymentWebhookRoutes = defineRoutes({
  receivePaymentEvent: {
    summary: 'An event of Stripe, signed in the header `Stripe-Signature`. Each is worked on once.',
    method: 'POST',
    path: '/payments/webhook',
    access: 'public',
    signedBody: { header: 'stripe-signature' },
    audit: false,
    status: 200,
    response: z.object({ received: z.literal(true) }),
    errors: ['signature_invalid', 'payload_too_large', 'not_found'],
    defaultError: 'Failed to receive the event',
    throttle: { rate: 100, burst: 200 },
  },
});
