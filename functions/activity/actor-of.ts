import type { ActivityEntry, Actor } from '#shared/contract/settings/activity.ts';
import type { ReadReceipt } from './read-receipt.ts';

type Hand = Pick<ActivityEntry, 'actor' | 'confirmed_by'>;
type SignedIn = Pick<ReadReceipt, 'actor_id' | 'restaurant_id' | 'impersonation_id'>;

/** Who has no account, by the name that stands in receipts. */
const WITHOUT_ACCOUNT: Readonly<Record<string, Actor>> = {
  till: 'till',
  guest: 'guest',
  platform: 'platform',
};

/** Whose hand it was; of what the assistant proposed also whose Confirm. */
export function handOf(receipt: SignedIn & Pick<ReadReceipt, 'proposed_by'>): Hand {
  const actor = actorOf(receipt);
  if (receipt.proposed_by !== 'assistant') return { actor };
  return { actor: 'assistant', confirmed_by: actor === 'owner' ? 'owner' : 'administrator' };
}

/** An owner's id is the restaurant's. Nobody else but administrators signs in to it. */
function actorOf({ actor_id, restaurant_id, impersonation_id }: SignedIn): Actor {
  if (impersonation_id !== undefined) return 'administrator';
  if (actor_id === restaurant_id) return 'owner';
  return WITHOUT_ACCOUNT[actor_id] ?? 'administrator';
}
