import type { PaymentProvider } from '#functions/payments/payment-provider.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { openStripe } from '#functions/payments/stripe/stripe-client.ts';
import { type StripeConfig, stripeSettings } from '#functions/payments/stripe/stripe-settings.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { createPaymentCustomers } from './payment-customers.ts';
import type { StripeBilling } from './stripe-dependencies.ts';

/** Opens the built-in payments, and Stripe if the stage takes payments with it. */
export function openPayments(
  config: StripeConfig,
  records: PlatformRecordsRepository,
): { payments: PaymentProvider; stripe: StripeBilling | undefined } {
  return { payments: createSimulatedPayments(), stripe: openStripeBilling(config, records) };
}

/** Opens Stripe with the stage's settings; undefined with built-in payments. */
export function openStripeBilling(
  config: StripeConfig,
  records: PlatformRecordsRepository,
): StripeBilling | undefined {
  const settings = stripeSettings(config);
  if (settings === undefined) return undefined;
  const customers = createPaymentCustomers(records);
  return { open: openStripe(settings), customers, options: settings.options };
}
