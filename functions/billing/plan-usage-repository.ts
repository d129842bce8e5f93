import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Lookup } from '#functions/platform/aws/dynamo-table.ts';
import type { UsagePeriod } from '#shared/billing/entitlement.ts';
import type { BilledFeature } from '#shared/billing/plan-catalog.ts';
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
  /** Returns the usage of a period. */
  get: (restaurantId: string, period: UsagePeriod) => Promise<PlanUsage>;
  /** Returns the usage of at most 100 restaurants, each with its own period. */
  findMany: (places: readonly PlaceOfUsage[]) => Promise<ReadonlyMap<string, PlanUsage>>;
  /** Looks up the calendar month that contains a moment. */
  lookupMonth: (restaurantId: string, at: Date) => Lookup<PlanUsage>;
  /** The same for at most 100 restaurants. */
  findMonths: (restaurantIds: readonly string[], at: Date) => Promise<ReadonlyMap<string, PlanUsage>>;
  /**
   * Counts uses. False if too few are left; concurrent calls can't exceed the limit. A call that the client repeats
   * after a lost answer counts once, as does a refund.
   */
  reserve: (
    use: PlanUse & { period: UsagePeriod },
    wanted: { amount: number; limit: number },
  ) => Promise<boolean>;
  /**
   * Refunds uses to the period that began at `periodStart`, or to the one that contains `at`. A use with an ID is
   * refunded once.
   */
  refund: (use: PlanUse & { periodStart: string | undefined }, amount: number, id?: string) => Promise<void>;
};

/** Counts plan usage: one row per period for limits, and one per calendar month for statistics. */
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
      // A failed statistic must not refuse a use.
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
