import type { OpenStripe } from '#functions/payments/stripe/stripe-client.ts';
import type { PaymentCustomersRepository } from './payment-customers-repository.ts';

/** What it takes to have Stripe bill. */
export type StripeBilling = {
  open: OpenStripe;
  customers: PaymentCustomersRepository;
};
