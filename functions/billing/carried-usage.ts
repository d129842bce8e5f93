import type { UsagePeriod } from '#shared/billing/entitlement.ts';
import {
  expiresAt,
  monthKey,
  periodKey,
  type UsageKey,
  type UsageRow,
  type UsageTable,
  usageOf,
} from './usage-rows-repository.ts';

export type PlaceOfUsage = { restaurantId: string; period: UsagePeriod };

/**
 * Finds the usage of periods that began in the previous release, which counted calendar months: for each period,
 * the newest month. For at most 100 restaurants.
 */
export async function findCarried(
  table: UsageTable,
  places: readonly PlaceOfUsage[],
): Promise<Map<string, UsageRow>> {
  const carried = places.filter(({ period }) => period.isCarried);
  const newest = new Map<string, UsageRow>();
  for (const edge of ['start', 'end'] as const) {
    const keys = carried.map(({ restaurantId, period }) => monthKey(restaurantId, new Date(period[edge])));
    for (const row of await table.findMany(keys)) newest.set(row.restaurant_id, row);
  }
  return newest;
}

/** Starts the row of such a period with that usage. */
export async function carryOver(
  table: UsageTable,
  { restaurantId, period }: PlaceOfUsage,
  at: Date,
): Promise<void> {
  const month = (await findCarried(table, [{ restaurantId, period }])).get(restaurantId);
  const row = { ...periodKey(restaurantId, period.start), ...usageOf(month), expires_at: expiresAt(at) };
  await table.put(row, { expression: 'attribute_not_exists(restaurant_id)' });
}

/** Finds the usage of the last period that began by then; undefined if it has no row. */
export async function findPeriodBy(
  table: UsageTable,
  restaurantId: string,
  at: Date,
): Promise<UsageKey | undefined> {
  const { items } = await table.query({
    expression: 'restaurant_id = :restaurant AND #month BETWEEN :first AND :last',
    names: { '#month': 'month' },
    values: {
      ':restaurant': restaurantId,
      ':first': periodKey(restaurantId, '').month,
      ':last': periodKey(restaurantId, at.toISOString()).month,
    },
    isDescending: true,
    limit: 1,
  });
  return items[0] && { restaurant_id: restaurantId, month: items[0].month };
}
