import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Lookup } from '#functions/platform/aws/dynamo-table.ts';
import type { UsagePeriod } from '#shared/billing/entitlement.ts';
import type { BilledFeature } from '#shared/billing/plan-catalogue.ts';
import { carryOver, findCarried, findPeriodBy, type PlaceOfUsage } from './carried-usage.ts';
import {
  addUses,
  monthKey,
  openUsageTable,
  type PlanUsage,
  periodKey,
  subtractUses,
  type UsageRow,
  usageOf,
} from './usage-rows-repository.ts';

export type PlanUse = { restaurantId: string; feature: BilledFeature; at: Date };

export type PlanUsageRepository = {
  /** Of a period. */
  get: (restaurantId: string, period: UsagePeriod) => Promise<PlanUsage>;
  /** Of at most 100 restaurants, each of its own period. */
  findMany: (places: readonly PlaceOfUsage[]) => Promise<ReadonlyMap<string, PlanUsage>>;
  /** Of the calendar month of a moment. */
  lookupMonth: (restaurantId: string, at: Date) => Lookup<PlanUsage>;
  /** The same of at most 100 restaurants. */
  findMonths: (restaurantIds: readonly string[], at: Date) => Promise<ReadonlyMap<string, PlanUsage>>;
  /**
   * Counts uses. False when the period has not so many left: however many calls come at once, no more get through. Sent
   * again because its answer was lost, it is one; so is a refund.
   */
  reserve: (
    use: PlanUse & { period: UsagePeriod },
    wanted: { amount: number; limit: number },
  ) => Promise<boolean>;
  /**
   * Takes uses back from the period that began at `periodStart`; where that is undefined, from the one that `at` is in.
   * What has an id is taken back once, however often it is asked for.
   */
  refund: (use: PlanUse & { periodStart: string | undefined }, amount: number, id?: string) => Promise<void>;
};

/**
 * What restaurants have used of their plans: one row a period, which limits are held against, and one a calendar month
 * for statistics.
 */
export function createPlanUsageRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): PlanUsageRepository {
  const table = openUsageTable(settings);
  const findMany: PlanUsageRepository['findMany'] = async (places) => {
    const rows = await table.findMany(
      places.map((place) => periodKey(place.restaurantId, place.period.start)),
    );
    const found = byRestaurant(rows);
    const others = await findCarried(
      table,
      places.filter(({ restaurantId }) => !found.has(restaurantId)),
    );
    return usages(new Map([...others, ...found]));
  };
  return {
    findMany,
    get: async (restaurantId, period) =>
      (await findMany([{ restaurantId, period }])).get(restaurantId) ?? usageOf(undefined),
    lookupMonth: (restaurantId, at) => {
      const { tableName, key, parse } = table.lookup(monthKey(restaurantId, at));
      return { tableName, key, parse: (item) => usageOf(parse(item)) };
    },
    findMonths: async (restaurantIds, at) =>
      usages(byRestaurant(await table.findMany(restaurantIds.map((id) => monthKey(id, at))))),
    reserve: async ({ restaurantId, feature, at, period }, { amount, limit }) => {
      if (amount > limit) return false;
      const key = periodKey(restaurantId, period.start);
      const uses = { feature, amount, at };
      const add = () => addUses(table, key, { ...uses, limit, needsRow: period.isCarried });
      let outcome = await add();
      if (outcome === 'no_row') {
        await carryOver(table, { restaurantId, period }, at);
        outcome = await add();
      }
      // Nobody is refused a use because a statistic could not be written.
      if (outcome === 'counted')
        await addUses(table, monthKey(restaurantId, at), uses).catch(() => undefined);
      return outcome === 'counted';
    },
    refund: async ({ restaurantId, feature, at, periodStart }, amount, id) => {
      const uses = { feature, amount, id };
      const key =
        periodStart === undefined
          ? await findPeriodBy(table, restaurantId, at)
          : periodKey(restaurantId, periodStart);
      if (key !== undefined) await subtractUses(table, key, uses);
      await subtractUses(table, monthKey(restaurantId, at), uses);
    },
  };
}

function byRestaurant(rows: readonly UsageRow[]): Map<string, UsageRow> {
  return new Map(rows.map((row) => [row.restaurant_id, row]));
}

function usages(rows: ReadonlyMap<string, UsageRow>): Map<string, PlanUsage> {
  return new Map([...rows].map(([restaurantId, row]) => [restaurantId, usageOf(row)]));
}
