import type { Clock } from '#functions/platform/clock.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { returnDay } from '#shared/sms/win-back/trial.ts';
import type { GuestRow } from './guest-row.ts';
import type { GuestsRepository } from './guests-repository.ts';

type Dependencies = {
  guests: Pick<GuestsRepository, 'claimReturn'>;
  counters: Pick<RedemptionCountsRepository, 'countReturns'>;
  clock: Clock;
};

/** A known guest, with the orders that a list adds. */
export type OrderingGuest = { row: GuestRow; orderDates: readonly string[] };

type Returned = { row: GuestRow; trial: NonNullable<GuestRow['trial']>; on: string };

const CLAIMED_AT_ONCE = 25;

/**
 * Counts the guests of earlier campaigns who have a later order in the list: each once per campaign, in one
 * conditional write. Safe to repeat with the same batch, which then counts what a crashed process claimed.
 */
export async function countReturns(
  { guests, counters, clock }: Dependencies,
  { restaurantId, batch }: { restaurantId: string; batch: string },
  ordering: readonly OrderingGuest[],
): Promise<void> {
  const found = ordering.flatMap((guest) => returnOf(guest, batch) ?? []);
  const claimed: Returned[] = [];
  for (let index = 0; index < found.length; index += CLAIMED_AT_ONCE) {
    const some = found.slice(index, index + CLAIMED_AT_ONCE);
    const isOurs = await Promise.all(
      some.map(({ row: { phone }, trial, on }) =>
        guests.claimReturn({ restaurantId, phone }, { campaignId: trial.campaign_id, on, batch }),
      ),
    );
    claimed.push(...some.filter((_each, at) => isOurs[at]));
  }
  for (const [campaignId, returned] of Map.groupBy(claimed, ({ trial }) => trial.campaign_id)) {
    const counted = returned.map(({ trial: { group }, on }) => ({ group, on }));
    await counters.countReturns({ restaurantId, campaignId, batch, returned: counted, now: clock.now() });
  }
}

/** Undefined if the guest didn't return, or another batch counted it. */
function returnOf({ row, orderDates }: OrderingGuest, batch: string): Returned | undefined {
  const { trial, came_back, order_dates } = row;
  if (trial === undefined) return undefined;
  const isCounted = came_back?.campaign_id === trial.campaign_id;
  if (isCounted) return came_back.counted_by === batch ? { row, trial, on: came_back.on } : undefined;
  const on = returnDay(trial, [...(order_dates ?? []), ...orderDates]);
  return on === undefined ? undefined : { row, trial, on };
}
