import type { OpenStripe } from '#functions/payments/stripe/stripe-client.ts';
import type { StripeOptions } from '#functions/payments/stripe/stripe-settings.ts';
import type { PaymentCustomers } from './payment-customers.ts';

/** What it takes to have Stripe bill. */
export type StripeBilling = {
  open: OpenStripe;
  customers: PaymentCustomers;
  options: StripeOptions;
};
