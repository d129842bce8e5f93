import type Stripe from 'stripe';
import { CREDIT_LINE } from '#shared/billing/invoice.ts';
import { type CustomerFacts, METADATA } from './customer-facts.ts';
import { callStripe } from './stripe-client.ts';
import { STRIPE_CURRENCY } from './stripe-settings.ts';

/**
 * Adds purchased credit to the customer's balance, from which Stripe pays later invoices, and subtracts refunded
 * credit. Returns the new balance in cents. Safe to repeat, even after Stripe has forgotten the idempotency key.
 */
export async function applyCredits(
  stripe: Stripe,
  { customerId, creditCents, credits }: Pick<CustomerFacts, 'customerId' | 'creditCents' | 'credits'>,
): Promise<number> {
  if (credits.length === 0) return creditCents;
  return callStripe(async () => {
    const applied = await creditByPayment(stripe, customerId);
    let balance = creditCents;
    for (const { paymentId, cents, refundedCents } of credits) {
      const missing = cents - refundedCents - (applied.get(paymentId) ?? 0);
      if (missing === 0) continue;
      await stripe.customers.createBalanceTransaction(
        customerId,
        {
          amount: -missing,
          currency: STRIPE_CURRENCY,
          description: missing > 0 ? CREDIT_LINE : 'Refunded credit',
          metadata: { [METADATA.payment]: paymentId },
        },
        { idempotencyKey: `credit-${paymentId}-${cents - refundedCents}` },
      );
      balance += missing;
    }
    return Math.max(0, balance);
  });
}

async function creditByPayment(stripe: Stripe, customerId: string): Promise<Map<string, number>> {
  const applied = new Map<string, number>();
  for await (const { metadata, amount } of stripe.customers.listBalanceTransactions(customerId, {
    limit: 100,
  })) {
    const paymentId = metadata?.[METADATA.payment];
    if (paymentId !== undefined) applied.set(paymentId, (applied.get(paymentId) ?? 0) - amount);
  }
  return applied;
}
