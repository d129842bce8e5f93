import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import { activityMessage } from '#functions/audit/api/activity-messages.ts';
import { handOf } from '#functions/audit/api/actor-of.ts';
import { differencesOf } from '#functions/audit/api/differences.ts';
import { type ReadAuditRecord, readAuditRecord } from '#functions/audit/api/read-audit-record.ts';
import { actorOf } from '#functions/platform/audit/audit-actor.ts';
import { type AuditRecord, restaurantOf } from '#functions/platform/audit/audit-record.ts';
import { kindOf } from '#functions/platform/audit/audit-record-kinds.ts';
import { listKeyOf } from '#functions/platform/audit/audit-records-repository.ts';
import type { Lookup } from '#functions/platform/aws/dynamo-table.ts';
import type { FindTogether } from '#functions/platform/aws/find-together.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { PlatformActivityEntry } from '#shared/audit/contract/platform-activity.ts';

export type NameDependencies = {
  users: Pick<UsersRepository, 'lookup'>;
  restaurants: Pick<RestaurantsRepository, 'lookup'>;
  findTogether: FindTogether;
};
type Named = { name?: string; email?: string };

/** Formats at most 50 audit records for administrators. One call looks up all restaurant and administrator names. */
export async function platformEntries(
  dependencies: NameDependencies,
  auditRecords: readonly AuditRecord[],
): Promise<{ entry: PlatformActivityEntry; auditRecord: ReadAuditRecord }[]> {
  const names = await findNames(dependencies, auditRecords);
  return auditRecords
    .map(readAuditRecord)
    .map((auditRecord) => ({ auditRecord, entry: entryOf(auditRecord, names) }));
}

type Names = Readonly<Record<string, Named | undefined>>;

async function findNames(
  { users, restaurants, findTogether }: NameDependencies,
  auditRecords: readonly AuditRecord[],
): Promise<Names> {
  const wanted: Record<string, Lookup<Named>> = {};
  for (const auditRecord of auditRecords) {
    const { actor_id } = auditRecord;
    const restaurantId = restaurantOf(auditRecord);
    if (isAdministrators(auditRecord)) wanted[`user ${actor_id}`] = users.lookup(actor_id);
    if (restaurantId !== undefined) wanted[`restaurant ${restaurantId}`] = restaurants.lookup(restaurantId);
  }
  return findTogether<Record<string, Named>>(wanted);
}

function entryOf(auditRecord: ReadAuditRecord, names: Names): PlatformActivityEntry {
  const { actor_id } = auditRecord;
  const restaurant_id = restaurantOf(auditRecord);
  return {
    entry_id: listKeyOf(auditRecord),
    at: auditRecord.at,
    ...handOf(auditRecord),
    operation: auditRecord.operation,
    what: activityMessage(auditRecord),
    ...(auditRecord.outcome && { outcome: auditRecord.outcome }),
    differences: differencesOf(auditRecord),
    kind: kindOf(auditRecord.operation),
    restaurant:
      restaurant_id === undefined
        ? null
        : { restaurant_id, name: names[`restaurant ${restaurant_id}`]?.name ?? null },
    administrator: isAdministrators(auditRecord)
      ? { user_id: actor_id, email: names[`user ${actor_id}`]?.email ?? null }
      : null,
    is_impersonated: auditRecord.impersonation_id !== undefined,
    request_id: auditRecord.request_id,
  };
}

/** A caller without a token is unknown, so not an administrator with a name. */
function isAdministrators(
  auditRecord: Pick<AuditRecord, 'actor_id' | 'restaurant_id' | 'impersonation_id'>,
): boolean {
  return actorOf(auditRecord) === 'administrator' && auditRecord.actor_id !== 'visitor';
}
