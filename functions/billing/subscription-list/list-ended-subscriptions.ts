import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { hasBegun } from '#shared/billing/has-begun.ts';

/**
 * Lists the ended subscriptions of these restaurants (at most 100), which earlier releases removed from the list, by
 * the end of their last period. Safe to repeat: a row that changes meanwhile is listed by the next pass.
 */
export async function listEndedSubscriptions(
  { subscriptions }: { subscriptions: Pick<SubscriptionsRepository, 'findMany' | 'save'> },
  restaurantIds: readonly string[],
): Promise<void> {
  for (const row of await subscriptions.findMany(restaurantIds)) {
    if (row.state !== 'ended' || row.list_kind !== undefined || !hasBegun(row)) continue;
    const listed = { list_kind: 'ended', listed_at: row.period_end } as const;
    await subscriptions.save({ ...row, ...listed, version: row.version + 1 });
  }
}
