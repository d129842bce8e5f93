import type Stripe from 'stripe';
import { CREDIT_PURPOSE, METADATA, secondsOf } from './customer-facts.ts';
import { idOf } from './id-of.ts';
import { movedFrom, planOfLines } from './read-invoice.ts';
import { callStripe } from './stripe-client.ts';

/** An invoice for a plan in Stripe's list. `total` and `refundedCents` are in cents. */
export type ChargedInvoice = {
  stripeId: string;
  /** In Stripe's words. */
  status: string;
  total: number;
  /** Stripe’s invoice is newer than ours. */
  isMoved: boolean;
};
/** `refundedCents`: cents by payment, for all payments in this period. 0 without a refund. */
export type Charged = {
  invoices: ChargedInvoice[];
  /** Paid purchases of credit. */
  credits: { paymentId: string; cents: number }[];
  refundedCents: ReadonlyMap<string, number>;
};

/**
 * Invoices and payments of all customers between two times. Leaves out drafts and invoices for other products in the
 * same account.
 */
export async function listChargedInvoices(
  stripe: Stripe,
  { from, to }: { from: Date; to: Date },
): Promise<Charged> {
  const created = { gte: secondsOf(from), lt: secondsOf(to) };
  return callStripe(async () => {
    const invoices: ChargedInvoice[] = [];
    for await (const invoice of stripe.invoices.list({ created, limit: 100 })) {
      const { id: stripeId, status, total, parent } = invoice;
      const isOfSubscription = idOf(parent?.subscription_details?.subscription) !== undefined;
      const isOfPlan = isOfSubscription && planOfLines(invoice) !== undefined;
      if (isOfPlan && status !== null && status !== 'draft')
        invoices.push({ stripeId, status, total, isMoved: movedFrom(invoice) !== undefined });
    }
    const credits: Charged['credits'] = [];
    for await (const each of stripe.paymentIntents.list({ created, limit: 100 })) {
      const { id: paymentId, status, metadata, amount: cents } = each;
      const isCredit = metadata[METADATA.purpose] === CREDIT_PURPOSE;
      if (isCredit && status === 'succeeded') credits.push({ paymentId, cents });
    }
    const refundedCents = new Map<string, number>();
    for await (const { payment_intent, amount_refunded } of stripe.charges.list({ created, limit: 100 })) {
      const paymentId = idOf(payment_intent);
      if (paymentId !== undefined)
        refundedCents.set(paymentId, (refundedCents.get(paymentId) ?? 0) + amount_refunded);
    }
    return { invoices, credits, refundedCents };
  });
}
