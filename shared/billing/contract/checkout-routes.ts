import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { OwnBillingSchema } from './billing.ts';
import { ConfirmCheckoutSchema, OpenCheckoutSchema, ProviderPageSchema } from './checkout.ts';

const throttle = { rate: 200, burst: 400 };

/** The payment provider’s pages, where owners pay and enter cards. */
export const checkoutRoutes = defineRoutes({
  openCheckout: {
    summary:
      'Get a link to the payment provider’s page to subscribe to a plan, replace the card, buy credit, or confirm a payment.',
    method: 'POST',
    path: '/billing/checkout',
    access: 'owner',
    impersonation: 'refused',
    body: OpenCheckoutSchema,
    status: 201,
    response: ProviderPageSchema,
    errors: ['not_found', 'already_subscribed', 'checkout_unavailable'],
    defaultError: 'Failed to open the checkout page',
    throttle,
  },
  confirmCheckout: {
    summary: 'Apply the payment or new card from the checkout page. Repeated calls have no further effect.',
    method: 'POST',
    path: '/billing/checkout/confirmation',
    access: 'owner',
    impersonation: 'refused',
    body: ConfirmCheckoutSchema,
    status: 200,
    response: z.object({ data: OwnBillingSchema }),
    errors: ['not_found', 'subscription_changed', 'checkout_unavailable'],
    defaultError: 'Failed to confirm the payment',
    throttle,
  },
  openCustomerPortal: {
    summary: 'Get a link to the payment provider’s page with the restaurant’s card and invoices.',
    method: 'POST',
    path: '/billing/portal',
    access: 'owner',
    impersonation: 'refused',
    audit: false,
    status: 201,
    response: ProviderPageSchema,
    errors: ['not_found', 'checkout_unavailable'],
    defaultError: 'Failed to open your payment details',
    throttle,
  },
});
