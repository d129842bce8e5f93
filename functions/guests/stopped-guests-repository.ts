import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { type OptOut, OptOutSchema } from '#shared/guests/contract/guest.ts';
import { STOPPED_PREFIX, stoppedKey } from './stopped-number.ts';

export const StoppedSchema = z.object({
  restaurant_id: z.string(),
  phone: z.string(),
  opt_out: OptOutSchema,
});

/** The opt-outs of deleted guests and of numbers that were never guests. */
export type FindStopped = (restaurantId: string, phones: readonly string[]) => Promise<Map<string, OptOut>>;

/** Opt-outs are few, so one page usually has all of a restaurant. Otherwise the numbers are looked up. */
const PAGE = 1_000;
const KEYS_OF_A_BATCH = 100;

export function createFindStopped(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): FindStopped {
  const table = openTable({ ...settings, schema: StoppedSchema });
  return async (restaurantId, phones) => {
    const { items, lastKey } = await table.query({
      expression: 'restaurant_id = :restaurant AND begins_with(phone, :stopped)',
      values: { ':restaurant': restaurantId, ':stopped': STOPPED_PREFIX },
      limit: PAGE,
    });
    const keys = phones.map((phone) => stoppedKey(restaurantId, phone));
    const rows = lastKey === undefined ? items : [];
    for (let index = 0; lastKey !== undefined && index < keys.length; index += KEYS_OF_A_BATCH) {
      const some = keys.slice(index, index + KEYS_OF_A_BATCH);
      rows.push(...(await table.findMany(some.map((phone) => ({ restaurant_id: restaurantId, phone })))));
    }
    const optOutByKey = new Map(rows.map(({ phone, opt_out }) => [phone, opt_out]));
    const found = new Map<string, OptOut>();
    if (optOutByKey.size === 0) return found;
    for (const [index, phone] of phones.entries()) {
      const optOut = optOutByKey.get(keys[index] ?? '');
      if (optOut !== undefined) found.set(phone, optOut);
    }
    return found;
  };
}
