import { hashExpiry } from '#functions/guests/retained-proof.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import type { DeleteAccountDependencies } from './dependencies.ts';

const DAY_SECONDS = 86_400;

const GUESTS_AT_ONCE = 100;
const WRITTEN_AT_ONCE = 25;

type Dependencies = Pick<DeleteAccountDependencies, 'guests' | 'partition' | 'clock'>;

/**
 * Keeps what must outlive an account: invoices, and hashes of guests' numbers with opt-outs and consent. All of it
 * expires. Repeating it is safe.
 */
export async function keepWithoutNames(dependencies: Dependencies, restaurantId: string): Promise<void> {
  const { partition, clock } = dependencies;
  const now = clock.now();
  await deleteGuests(dependencies, restaurantId, now);
  await partition('guests', restaurantId).updateAll(...expiring('phone', hashExpiry(now)));
  const invoicesGo = Math.floor(now.getTime() / 1000) + FIXED_RETENTION.invoices.days * DAY_SECONDS;
  for (const table of ['invoices', 'invoiceEntries'] as const)
    await partition(table, restaurantId).updateAll(...expiring('invoice_id', invoicesGo));
}

/** Deletes guests. Hashes of their numbers remain. */
async function deleteGuests({ guests }: Dependencies, restaurantId: string, now: Date): Promise<void> {
  for (;;) {
    const { guests: some } = await guests.list(restaurantId, { limit: GUESTS_AT_ONCE });
    if (some.length === 0) return;
    for (let from = 0; from < some.length; from += WRITTEN_AT_ONCE) {
      const chunk = some.slice(from, from + WRITTEN_AT_ONCE);
      await Promise.all(chunk.map(({ phone }) => guests.delete({ restaurantId, phone }, now)));
    }
  }
}

/** Sets when items expire. An expiry that an earlier delivery set stays. */
function expiring(sortKey: string, at: number) {
  const change = { expression: 'SET expires_at = :at', values: { ':at': at } };
  const isNotSet = { expression: `attribute_exists(${sortKey}) AND attribute_not_exists(expires_at)` };
  return [change, isNotSet] as const;
}
