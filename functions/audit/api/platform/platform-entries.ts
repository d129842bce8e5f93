import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import { activityMessage } from '#functions/audit/api/activity-messages.ts';
import { differencesOf } from '#functions/audit/api/differences.ts';
import { handOf } from '#functions/audit/api/hand-of.ts';
import { type ReadReceipt, readReceipt } from '#functions/audit/api/read-receipt.ts';
import { PLATFORM, type Receipt } from '#functions/platform/audit/receipt.ts';
import { actorOf } from '#functions/platform/audit/receipt-actor.ts';
import { kindOf } from '#functions/platform/audit/receipt-kinds.ts';
import { listKeyOf } from '#functions/platform/audit/receipts-repository.ts';
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

/** At most 50 receipts as administrators read them, with the names of restaurants and administrators by one call. */
export async function platformEntries(
  dependencies: NameDependencies,
  receipts: readonly Receipt[],
): Promise<{ entry: PlatformActivityEntry; receipt: ReadReceipt }[]> {
  const names = await findNames(dependencies, receipts);
  return receipts.map(readReceipt).map((receipt) => ({ receipt, entry: entryOf(receipt, names) }));
}

type Names = Readonly<Record<string, Named | undefined>>;

async function findNames(
  { users, restaurants, findTogether }: NameDependencies,
  receipts: readonly Receipt[],
): Promise<Names> {
  const wanted: Record<string, Lookup<Named>> = {};
  for (const receipt of receipts) {
    const { actor_id, restaurant_id } = receipt;
    if (isAdministrators(receipt)) wanted[`user ${actor_id}`] = users.lookup(actor_id);
    if (restaurant_id !== PLATFORM) wanted[`restaurant ${restaurant_id}`] = restaurants.lookup(restaurant_id);
  }
  return findTogether<Record<string, Named>>(wanted);
}

function entryOf(receipt: ReadReceipt, names: Names): PlatformActivityEntry {
  const { actor_id, restaurant_id } = receipt;
  return {
    entry_id: listKeyOf(receipt),
    at: receipt.at,
    ...handOf(receipt),
    operation: receipt.operation,
    what: activityMessage(receipt),
    ...(receipt.outcome && { outcome: receipt.outcome }),
    differences: differencesOf(receipt),
    kind: kindOf(receipt.operation),
    restaurant:
      restaurant_id === PLATFORM
        ? null
        : { restaurant_id, name: names[`restaurant ${restaurant_id}`]?.name ?? null },
    administrator: isAdministrators(receipt)
      ? { user_id: actor_id, email: names[`user ${actor_id}`]?.email ?? null }
      : null,
    is_impersonated: receipt.impersonation_id !== undefined,
    request_id: receipt.request_id,
  };
}

/** Somebody without a token, of whom nothing is known, is no administrator with a name. */
function isAdministrators(
  receipt: Pick<Receipt, 'actor_id' | 'restaurant_id' | 'impersonation_id'>,
): boolean {
  return actorOf(receipt) === 'administrator' && receipt.actor_id !== 'visitor';
}
