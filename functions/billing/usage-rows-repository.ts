import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type DynamoTable, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import { BILLED_FEATURES, type BilledFeature } from '#shared/billing/plan-catalog.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';

/** Seconds for which usage is kept. */
const KEPT_SECONDS = FIXED_RETENTION.usage.days * 86_400;

const count = z._default(z.int(), 0);
const UsageRowSchema = z.catchall(
  z.object({
    restaurant_id: z.string(),
    /** `from#` and the start of a period, or `2026-11` (UTC) for a calendar month's statistics. */
    month: z.string(),
    ai_content: count,
    sms_campaigns: count,
    facebook_ads: count,
    image_enhancement: count,
    expires_at: z.optional(z.int()),
  }),
  z.unknown(),
);
export type UsageRow = z.output<typeof UsageRowSchema>;
export type UsageTable = DynamoTable<UsageRow>;
export type UsageKey = Pick<UsageRow, 'restaurant_id' | 'month'>;
type Amount = { feature: BilledFeature; amount: number };

export type PlanUsage = Readonly<Record<BilledFeature, number>>;
export const NO_USAGE: PlanUsage = { ai_content: 0, sms_campaigns: 0, facebook_ads: 0, image_enhancement: 0 };

export function openUsageTable(settings: { client: DynamoDBDocumentClient; tableName: string }): UsageTable {
  return openTable({ ...settings, schema: UsageRowSchema });
}

const PERIOD = 'from#';

/** The key of the period that began then. */
export function periodKey(restaurant_id: string, start: string): UsageKey {
  return { restaurant_id, month: `${PERIOD}${start}` };
}

/** The key of the calendar month that contains a moment. */
export function monthKey(restaurant_id: string, at: Date): UsageKey {
  return { restaurant_id, month: at.toISOString().slice(0, 7) };
}

export function usageOf(row: UsageRow | undefined): PlanUsage {
  if (row === undefined) return NO_USAGE;
  return Object.fromEntries(BILLED_FEATURES.map((feature) => [feature, row[feature]])) as PlanUsage;
}

export function expiresAt(at: Date): number {
  return epochSeconds(at) + KEPT_SECONDS;
}

/**
 * Identifies one change of a count, in case the client repeats it. The row keeps the latest IDs, one per first
 * digit.
 */
function newChange() {
  const id = randomUUID().slice(0, 8);
  return { id, place: `change_${id.charAt(0)}` };
}
const IS_NEW = '(attribute_not_exists(#change) OR #change <> :change)';

/** Counts uses up to a limit. `no_row`: nothing was counted, because a required row is missing. */
export async function addUses(
  table: UsageTable,
  key: UsageKey,
  { feature, amount, at, limit, needsRow = false }: Amount & { at: Date; limit?: number; needsRow?: boolean },
): Promise<'counted' | 'refused' | 'no_row'> {
  const { id, place } = newChange();
  const change = {
    expression:
      'SET expires_at = if_not_exists(expires_at, :expires), #change = :change ADD #feature :amount',
    names: { '#feature': feature, '#change': place },
    values: { ':amount': amount, ':expires': expiresAt(at), ':change': id },
  };
  const fits = {
    expression: [
      IS_NEW,
      ...(needsRow ? ['attribute_exists(restaurant_id)'] : []),
      ...(limit === undefined ? [] : ['(attribute_not_exists(#feature) OR #feature <= :before)']),
    ].join(' AND '),
    values: limit === undefined ? {} : { ':before': limit - amount },
  };
  if ((await table.update(key, change, fits)) !== undefined) return 'counted';
  const stored = await table.find(key);
  // It may be our own call, repeated by the client after a lost answer.
  if (stored?.[place] === id) return 'counted';
  const fitsNow = limit === undefined || (stored?.[feature] ?? 0) + amount <= limit;
  return needsRow && fitsNow ? 'no_row' : 'refused';
}

/** Refunds uses, once per ID. */
export async function subtractUses(
  table: UsageTable,
  key: UsageKey,
  { feature, amount, id }: Amount & { id?: string | undefined },
): Promise<void> {
  const isOnce = id !== undefined;
  const change = newChange();
  await table.update(
    key,
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
}
