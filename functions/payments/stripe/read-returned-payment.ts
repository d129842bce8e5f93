import type Stripe from 'stripe';
import { type InvoiceFacts, isoOf } from './customer-facts.ts';
import { idOf } from './id-of.ts';
import { readCredits, refundsByPayment } from './read-customer.ts';
import { readDisputes } from './read-disputes.ts';
import { movedFrom } from './read-invoice.ts';
import { callStripe, findInStripe } from './stripe-client.ts';

/** The refunds and the dispute of a payment. `paidFor`: Stripe's invoice, or the payment itself for bought credit. */
export type ReturnedPayment = Pick<InvoiceFacts, 'refundedCents' | 'dispute'> & {
  paidFor: Pick<InvoiceFacts, 'stripeId' | 'createdAt' | 'movedFrom'>;
};

/** Reads the payment of a charge, whose customer may be deleted. Undefined for a payment of something else. */
export async function readReturnedPayment(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<ReturnedPayment | undefined> {
  const paymentId = idOf(charge.payment_intent);
  if (paymentId === undefined) return undefined;
  return callStripe(async () => {
    const disputes = await readDisputes(stripe, [charge]);
    const refunds = refundsByPayment([charge]);
    const [credit] = readCredits([await stripe.paymentIntents.retrieve(paymentId)], { refunds, disputes });
    if (credit !== undefined)
      return { ...credit, paidFor: { stripeId: paymentId, createdAt: credit.paidAt, movedFrom: undefined } };
    const payment = { type: 'payment_intent' as const, payment_intent: paymentId };
    const expand = ['data.invoice'];
    const [made] = (await stripe.invoicePayments.list({ payment, expand, limit: 1 })).data;
    if (made === undefined || typeof made.invoice === 'string' || made.invoice.deleted) return undefined;
    const { id: stripeId, created } = made.invoice;
    return {
      refundedCents: refunds.get(paymentId) ?? 0,
      dispute: disputes.get(paymentId),
      paidFor: { stripeId, createdAt: isoOf(created), movedFrom: movedFrom(made.invoice) },
    };
  });
}

/** The charge that was refunded or disputed; undefined for one that Stripe doesn't have. */
export async function findReturnedCharge(
  stripe: Stripe,
  { type, object_id: id }: { type: string; object_id: string },
): Promise<Stripe.Charge | undefined> {
  return callStripe(async () => {
    if (type === 'charge.refunded') return findInStripe(() => stripe.charges.retrieve(id));
    if (!type.startsWith('charge.dispute.')) return undefined;
    const dispute = await findInStripe(() => stripe.disputes.retrieve(id, { expand: ['charge'] }));
    return typeof dispute?.charge === 'string' ? undefined : dispute?.charge;
  });
}
