import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { listNewest, type PageRequest } from '#functions/platform/aws/list-newest.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import { CAMPAIGN_TYPES } from '#shared/ads/campaign-status.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

const RedemptionRowSchema = z.object({
  restaurant_id: z.string(),
  /** A UUID version 7, which sorts by the time at which the register redeemed the code. */
  redemption_id: z.string(),
  campaign_id: z.string(),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  campaign_name: z.string(),
  code: z.string(),
  /** The code belongs to one guest. */
  is_of_guest: z.optional(z.boolean()),
  /** What the guest paid; null if it wasn't entered. */
  amount_cents: z.nullable(z.int()),
  /** For an ad's code: the staff said that this isn't a new guest. */
  was_here_before: z.optional(z.boolean()),
  redeemed_at: z.iso.datetime(),
  /** Redeemed on the owner's screen, or with the register's link. */
  redeemed_by: z.enum(['owner', 'till']),
  undone_at: z.optional(z.iso.datetime()),
  /** Whether the counters include it; false after a crash in between, until a retry. */
  is_counted: z.boolean(),
});
export type RedemptionRow = z.output<typeof RedemptionRowSchema>;

export type RedemptionsRepository = {
  find: (restaurantId: string, redemptionId: string) => Promise<RedemptionRow | undefined>;
  /** False if a redemption with this ID exists, which means a repeated call. */
  create: (row: RedemptionRow, event: BusinessEvent) => Promise<boolean>;
  /** Replaces the row of a redemption that isn't undone yet. False if it is. */
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
