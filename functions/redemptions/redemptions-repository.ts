import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { listNewest, type PageRequest } from '#functions/platform/aws/list-newest.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import { CAMPAIGN_TYPES } from '#shared/ads/campaign-status.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

const RedemptionRowSchema = z.object({
  restaurant_id: z.string(),
  /** UUID version 7: sorts by the time at which the till took the code. */
  redemption_id: z.string(),
  campaign_id: z.string(),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  campaign_name: z.string(),
  code: z.string(),
  /** The code is one guest's own. */
  is_of_guest: z.optional(z.boolean()),
  /** What the guest paid; null when nobody typed it. */
  amount_cents: z.nullable(z.int()),
  /** Of an ad's code: somebody at the till said that the guest is no new one. */
  was_here_before: z.optional(z.boolean()),
  redeemed_at: z.iso.datetime(),
  /** Whose hand: the owner's own screen, or the till's link. */
  redeemed_by: z.enum(['owner', 'till']),
  undone_at: z.optional(z.iso.datetime()),
  /** The counters know of it; false after a crash in between, until somebody asks again. */
  is_counted: z.boolean(),
});
export type RedemptionRow = z.output<typeof RedemptionRowSchema>;

export type RedemptionsRepository = {
  find: (restaurantId: string, redemptionId: string) => Promise<RedemptionRow | undefined>;
  /** False when there is one with that id: the same call, come again. */
  create: (row: RedemptionRow, event: BusinessEvent) => Promise<boolean>;
  /** Puts the row in place of one that is not undone yet. False when it is. */
  undo: (row: RedemptionRow, event: BusinessEvent) => Promise<boolean>;
  markCounted: (row: RedemptionRow) => Promise<void>;
  /** Newest first. */
  list: (
    restaurantId: string,
    page: PageRequest,
  ) => Promise<{ redemptions: RedemptionRow[]; lastId: string | undefined }>;
};

/** Redeemed codes, by restaurant and time. */
export function createRedemptionsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): RedemptionsRepository {
  const table = openTable({ ...settings, schema: RedemptionRowSchema });
  const keyOf = ({ restaurant_id, redemption_id }: RedemptionRow) => ({ restaurant_id, redemption_id });
  return {
    find: (restaurant_id, redemption_id) => table.find({ restaurant_id, redemption_id }),
    create: (row, event) =>
      table.put(itemWithEvent(row, event), { expression: 'attribute_not_exists(redemption_id)' }),
    undo: (row, event) =>
      table.put(itemWithEvent(row, event), {
        expression: 'attribute_exists(redemption_id) AND attribute_not_exists(undone_at)',
      }),
    markCounted: async (row) => {
      await table.update(keyOf(row), {
        expression: 'SET is_counted = :true',
        values: { ':true': true },
      });
    },
    list: async (restaurantId, page) => {
      const { items, lastId } = await listNewest({ table, idName: 'redemption_id' }, restaurantId, page);
      return { redemptions: items, lastId };
    },
  };
}
