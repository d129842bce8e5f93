import { actorOf, type SignedIn } from '#functions/platform/audit/receipt-actor.ts';
import type { ActivityEntry } from '#shared/audit/contract/activity.ts';
import type { ReadReceipt } from './read-receipt.ts';

type Hand = Pick<ActivityEntry, 'actor' | 'confirmed_by'>;

/** Whose hand it was; of what the assistant proposed also whose Confirm. */
export function handOf(receipt: SignedIn & Pick<ReadReceipt, 'proposed_by'>): Hand {
  const actor = actorOf(receipt);
  if (receipt.proposed_by !== 'assistant') return { actor };
  return { actor: 'assistant', confirmed_by: actor === 'owner' ? 'owner' : 'administrator' };
}
