import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { OwnBillingSchema } from './billing.ts';
import { ConfirmCheckoutSchema, OpenCheckoutSchema, ProviderPageSchema } from './checkout.ts';

const throttle = { rate: 200, burst: 400 };

/** The payment provider’s pages, where owners pay and enter cards. */
export const checkoutRoutes = defineRoutes({
  openCheckout: {
    summary:
      'Get a link to the payment provider’s page to subscribe to a plan, replace the card, buy credit, or confirm a payment.',
    ...forOwner('POST', '/billing/checkout'),
    impersonation: 'refused',
    body: OpenCheckoutSchema,
    status: 201,
    response: ProviderPageSchema,
    errors: ['not_found', 'already_subscribed', 'checkout_unavailable'],
    defaultError: 'We couldn’t open the checkout page. Try again.',
    throttle,
  },
  confirmCheckout: {
    summary: 'Apply the payment or new card from the checkout page. Repeated calls have no effect.',
    ...forOwner('POST', '/billing/checkout/confirmation'),
    impersonation: 'refused',
    body: ConfirmCheckoutSchema,
    status: 200,
    response: z.object({ data: OwnBillingSchema }),
    errors: ['not_found', 'subscription_changed', 'checkout_unavailable'],
    defaultError: 'We couldn’t confirm your payment. Try again.',
    throttle,
  },
  openCustomerPortal: {
    summary: 'Get a link to the payment provider’s page for managing the card and viewing invoices.',
    ...forOwner('POST', '/billing/portal'),
    impersonation: 'refused',
    audit: false,
    status: 201,
    response: ProviderPageSchema,
    errors: ['not_found', 'checkout_unavailable'],
    defaultError: 'We couldn’t open your payment details. Try again.',
    throttle,
  },
});
