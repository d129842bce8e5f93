import type { Actor } from '#shared/audit/contract/activity.ts';
import type { AuditRecord } from './audit-record.ts';

export type SignedIn = Pick<AuditRecord, 'actor_id' | 'restaurant_id' | 'impersonation_id'>;

/** Actors without an account, by their names in audit records. */
const WITHOUT_ACCOUNT: Readonly<Record<string, Actor>> = {
  till: 'till',
  guest: 'guest',
  platform: 'platform',
};

/** Returns who acted. An owner's ID equals the restaurant's, and only administrators act for others. */
export function actorOf({ actor_id, restaurant_id, impersonation_id }: SignedIn): Actor {
  if (impersonation_id !== undefined) return 'administrator';
  if (actor_id === restaurant_id) return 'owner';
  return WITHOUT_ACCOUNT[actor_id] ?? 'administrator';
}
