import type { Dispute } from './stripe-objects.ts';
import { find, type World } from './stripe-world.ts';

const DAY_SECONDS = 86_400;
const EVIDENCE_DAYS = 9;

/** A cardholder asks the bank to reverse a payment. */
export function openDispute(world: World, paymentId: string, reason = 'fraudulent'): Dispute {
  const intent = find(world.account.paymentIntents, paymentId, 'payment_intent');
  const charged = find(world.account.charges, intent.latest_charge ?? '', 'charge');
  charged.disputed = true;
  const dispute: Dispute = {
    id: world.newId('du'),
    object: 'dispute',
    livemode: false,
    charge: charged.id,
    payment_intent: paymentId,
    amount: charged.amount,
    reason,
    status: 'needs_response',
    created: world.now(),
    evidence_details: { due_by: world.now() + EVIDENCE_DAYS * DAY_SECONDS },
  };
  world.account.disputes.set(dispute.id, dispute);
  world.emit('charge.dispute.created', dispute);
  return dispute;
}

/** Records that evidence was sent, or that the bank decided. */
export function moveDispute(world: World, id: string, status: Dispute['status']): Dispute {
  const dispute = find(world.account.disputes, id, 'dispute');
  dispute.status = status;
  world.emit(`charge.dispute.${status === 'won' || status === 'lost' ? 'closed' : 'updated'}`, dispute);
  return dispute;
}

/** A dispute as the API shows it, with its charge. */
export function showDispute({ account }: World, id: string): object {
  const dispute = find(account.disputes, id, 'dispute');
  return { ...dispute, charge: find(account.charges, dispute.charge, 'charge') };
}
