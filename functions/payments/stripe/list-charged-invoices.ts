import type Stripe from 'stripe';
import { idOf } from './id-of.ts';
import { callStripe } from './stripe-client.ts';

/** An invoice for a plan as Stripe lists it. `total` and `refundedCents` are in cents. */
export type ChargedInvoice = {
  stripeId: string;
  /** Stripe's. */
  status: string;
  total: number;
};
/** `refundedCents`: by payment, of the payments of these days. A payment without a refund has 0. */
export type Charged = { invoices: ChargedInvoice[]; refundedCents: ReadonlyMap<string, number> };

/** Invoices and payments of all customers that were made between two moments. Drafts are left out. */
export async function listChargedInvoices(
  stripe: Stripe,
  { from, to }: { from: Date; to: Date },
): Promise<Charged> {
  const created = { gte: secondsOf(from), lt: secondsOf(to) };
  return callStripe(async () => {
    const invoices: ChargedInvoice[] = [];
    for await (const { id, status, total, parent } of stripe.invoices.list({ created, limit: 100 })) {
      const isOfPlan = idOf(parent?.subscription_details?.subscription) !== undefined;
      if (isOfPlan && status !== null && status !== 'draft') invoices.push({ stripeId: id, status, total });
    }
    const refundedCents = new Map<string, number>();
    for await (const { payment_intent, amount_refunded } of stripe.charges.list({ created, limit: 100 })) {
      const paymentId = idOf(payment_intent);
      if (paymentId !== undefined)
        refundedCents.set(paymentId, (refundedCents.get(paymentId) ?? 0) + amount_refunded);
    }
    return { invoices, refundedCents };
  });
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
