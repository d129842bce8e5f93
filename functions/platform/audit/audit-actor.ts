import type { Actor } from '#shared/audit/contract/activity.ts';
import type { AuditRecord } from './audit-record.ts';

export type SignedIn = Pick<AuditRecord, 'actor_id' | 'restaurant_id' | 'impersonation_id'>;

/** Who has no account, by the name that stands in audit records. */
const WITHOUT_ACCOUNT: Readonly<Record<string, Actor>> = {
  till: 'till',
  guest: 'guest',
  platform: 'platform',
};

/** Who was at it. An owner's id is the restaurant's. Nobody else but administrators signs in to it. */
export function actorOf({ actor_id, restaurant_id, impersonation_id }: SignedIn): Actor {
  if (impersonation_id !== undefined) return 'administrator';
  if (actor_id === restaurant_id) return 'owner';
  return WITHOUT_ACCOUNT[actor_id] ?? 'administrator';
}
