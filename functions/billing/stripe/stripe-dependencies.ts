import type { OpenStripe } from '#functions/payments/stripe/stripe-client.ts';
import type { StripeOptions } from '#functions/payments/stripe/stripe-settings.ts';
import type { PaymentCustomers } from './payment-customers.ts';

/** The dependencies of billing with Stripe. */
export type StripeBilling = {
  open: OpenStripe;
  customers: PaymentCustomers;
  options: StripeOptions;
};
