import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openStripe } from '#functions/payments/stripe/stripe-client.ts';
import { type StripeConfig, stripeSettings } from '#functions/payments/stripe/stripe-settings.ts';
import { createPaymentCustomersRepository } from './payment-customers-repository.ts';
import type { StripeBilling } from './stripe-dependencies.ts';

/** Stripe, as the stage is set to use it; undefined where payments are built in. */
export function openStripeBilling(
  config: StripeConfig,
  customers: { client: DynamoDBDocumentClient; tableName: string },
): StripeBilling | undefined {
  const settings = stripeSettings(config);
  return settings && { open: openStripe(settings), customers: createPaymentCustomersRepository(customers) };
}
