import type Stripe from 'stripe';
import { type DisputeStatus, isDisputeOpen } from '#shared/billing/dispute.ts';
import { type DisputeFacts, isoOf, secondsOf } from './customer-facts.ts';
import { idOf } from './id-of.ts';
import { callStripe } from './stripe-client.ts';

/** The latest dispute of each payment. */
export type Disputes = ReadonlyMap<string, DisputeFacts>;

/** Inquiries (`warning_…`) are answered like disputes. Closed or prevented ones cost nothing. */
const STATUSES: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** Reads the disputes of these charges, with one call for each disputed charge, which is rare. */
export async function readDisputes(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Disputes> {
  const disputes = new Map<string, DisputeFacts>();
  for (const { id, disputed, payment_intent } of charges) {
    const paymentId = idOf(payment_intent);
    if (!disputed || paymentId === undefined) continue;
    const [newest] = (await stripe.disputes.list({ charge: id, limit: 1 })).data;
    if (newest !== undefined) disputes.set(paymentId, readDispute(newest));
  }
  return disputes;
}

/** A dispute of a payment, and the customer who made it. */
export type ListedDispute = DisputeFacts & { customerId: string | undefined };

/** Lists the latest dispute of each payment between two times, by payment. */
export async function listDisputes(
  stripe: Stripe,
  { from, to }: { from: Date; to: Date },
): Promise<ReadonlyMap<string, ListedDispute>> {
  return callStripe(async () => {
    const disputes = new Map<string, ListedDispute>();
    const created = { gte: secondsOf(from), lt: secondsOf(to) };
    const page = { created, expand: ['data.charge'], limit: 100 };
    for await (const dispute of stripe.disputes.list(page)) {
      const { charge, payment_intent } = dispute;
      const paymentId = idOf(payment_intent);
      const customerId = typeof charge === 'string' ? undefined : idOf(charge.customer);
      if (paymentId !== undefined && !disputes.has(paymentId))
        disputes.set(paymentId, { ...readDispute(dispute), customerId });
    }
    return disputes;
  });
}

function readDispute(dispute: Stripe.Dispute): DisputeFacts {
  const { id, livemode, amount, reason, created, evidence_details: evidence } = dispute;
  const status = STATUSES[dispute.status];
  if (status === undefined) throw new Error(`Dispute ${id} has an unknown status (${dispute.status}).`);
  const dueAt = evidence.due_by && isDisputeOpen(status) ? isoOf(evidence.due_by) : undefined;
  return { disputeId: id, isLive: livemode, status, cents: amount, reason, dueAt, openedAt: isoOf(created) };
}
