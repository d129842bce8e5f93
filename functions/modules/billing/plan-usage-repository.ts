import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { BILLED_FEATURES, type BilledFeature } from '#shared/domain/billing/plan-catalogue.ts';

/** Seconds for which a month of usage is kept. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

const count = z._default(z.int(), 0);
const PlanUsageRowSchema = z.catchall(
  z.object({
    restaurant_id: z.string(),
    /** `2026-11`, UTC. */
    month: z.string(),
    ai_content: count,
    sms_campaigns: count,
    facebook_ads: count,
    image_enhancement: count,
  }),
  z.unknown(),
);
export type PlanUsage = Readonly<Record<BilledFeature, number>>;

export const NO_USAGE: PlanUsage = { ai_content: 0, sms_campaigns: 0, facebook_ads: 0, image_enhancement: 0 };

export type PlanUse = { restaurantId: string; feature: BilledFeature; at: Date };

export type PlanUsageRepository = {
  /** Of the calendar month of a moment. */
  get: (restaurantId: string, at: Date) => Promise<PlanUsage>;
  lookup: (restaurantId: string, at: Date) => Lookup<PlanUsage>;
  /** Of at most 100 restaurants. */
  findMany: (restaurantIds: readonly string[], at: Date) => Promise<ReadonlyMap<string, PlanUsage>>;
  /**
   * Counts uses. False when the month has not so many left: however many calls come at once, no more get through. Sent
   * again because its answer was lost, it is one; so is a refund.
   */
  reserve: (use: PlanUse, wanted: { amount: number; limit: number }) => Promise<boolean>;
  /** Takes uses back. What has an id is taken back once, however often it is asked for. */
  refund: (use: PlanUse, amount: number, id?: string) => Promise<void>;
};

/**
 * One change of a count, however often the client sends it: the last ones are kept on the row, in as many places as the
 * digits that an id begins with.
 */
function newChange() {
  const id = randomUUID().slice(0, 8);
  return { id, place: `change_${id.charAt(0)}` };
}
const IS_NEW = '(attribute_not_exists(#change) OR #change <> :change)';

/** What restaurants have used of their plans: one row a month. */
export function createPlanUsageRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): PlanUsageRepository {
  const table = openTable({ ...settings, schema: PlanUsageRowSchema });
  return {
    get: async (restaurantId, at) => usageOf(await table.find(keyOf(restaurantId, at))),
    lookup: (restaurantId, at) => {
      const { tableName, key, parse } = table.lookup(keyOf(restaurantId, at));
      return { tableName, key, parse: (item) => usageOf(parse(item)) };
    },
    findMany: async (restaurantIds, at) => {
      const rows = await table.findMany(restaurantIds.map((id) => keyOf(id, at)));
      return new Map(rows.map((row) => [row.restaurant_id, usageOf(row)]));
    },
    reserve: async ({ restaurantId, feature, at }, { amount, limit }) => {
      const expires = Math.floor(at.getTime() / 1000) + KEPT_SECONDS;
      const { id, place } = newChange();
      const change = {
        expression:
          'SET expires_at = if_not_exists(expires_at, :expires), #change = :change ADD #feature :amount',
        names: { '#feature': feature, '#change': place },
        values: { ':amount': amount, ':expires': expires, ':change': id },
      };
      const fits = {
        expression: `${IS_NEW} AND (attribute_not_exists(#feature) OR #feature <= :before)`,
        values: { ':before': limit - amount },
      };
      if (amount > limit) return false;
      const key = keyOf(restaurantId, at);
      if ((await table.update(key, change, fits)) !== undefined) return true;
      // It may be our own: the client sends again what it had no answer to.
      return (await table.find(key))?.[place] === id;
    },
    refund: async ({ restaurantId, feature, at }, amount, id) => {
      const isOnce = id !== undefined;
      const change = newChange();
      await table.update(
        keyOf(restaurantId, at),
        {
          expression: `SET #change = :change ADD #feature :less${isOnce ? ', refunds :ids' : ''}`,
          names: { '#feature': feature, '#change': change.place },
          values: { ':change': change.id, ':less': -amount, ...(isOnce && { ':ids': new Set([id]) }) },
        },
        {
          expression: `${IS_NEW} AND #feature >= :amount${isOnce ? ' AND NOT contains(refunds, :id)' : ''}`,
          values: { ':amount': amount, ...(isOnce && { ':id': id }) },
        },
      );
    },
  };
}

function keyOf(restaurant_id: string, at: Date) {
  return { restaurant_id, month: at.toISOString().slice(0, 7) };
}

function usageOf(row: z.output<typeof PlanUsageRowSchema> | undefined): PlanUsage {
  if (row === undefined) return NO_USAGE;
  return Object.fromEntries(BILLED_FEATURES.map((feature) => [feature, row[feature]])) as PlanUsage;
}
