import { actorOf, type SignedIn } from '#functions/platform/audit/audit-actor.ts';
import type { ActivityEntry } from '#shared/audit/contract/activity.ts';
import type { ReadAuditRecord } from './read-audit-record.ts';

type Hand = Pick<ActivityEntry, 'actor' | 'confirmed_by'>;

/** Who made a change, and who confirmed it if the assistant proposed it. */
export function handOf(auditRecord: SignedIn & Pick<ReadAuditRecord, 'proposed_by'>): Hand {
  const actor = actorOf(auditRecord);
  if (auditRecord.proposed_by !== 'assistant') return { actor };
  return { actor: 'assistant', confirmed_by: actor === 'owner' ? 'owner' : 'administrator' };
}
