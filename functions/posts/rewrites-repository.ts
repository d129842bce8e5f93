import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';

const RewriteRowSchema = z.object({
  restaurant_id: z.string(),
  rewrite_id: z.string(),
  /** The text so far, not validated. */
  text: z.string(),
  is_canceled: z.boolean(),
  expires_at: z.int(),
});

/** Much longer than a call takes. */
const KEPT_SECONDS = 10 * 60;

/** `rewriteId`: chosen by the caller. */
export type RewriteKey = { restaurantId: string; rewriteId: string };

export type RewritesRepository = {
  /** The text so far; empty at first. */
  getText: (key: RewriteKey) => Promise<string>;
  /** False if the rewrite was canceled. */
  saveText: (key: RewriteKey, text: string) => Promise<boolean>;
  /** Also works before the first text is saved. */
  cancel: (key: RewriteKey) => Promise<void>;
};

/** Rewrites in progress, for callers that can't read a stream. */
export function createRewritesRepository({
  clock,
  ...settings
}: {
  client: DynamoDBDocumentClient;
  tableName: string;
  clock: Clock;
}): RewritesRepository {
  const table = openTable({ ...settings, schema: RewriteRowSchema });
  const rowOf = ({ restaurantId, rewriteId }: RewriteKey) => ({
    restaurant_id: restaurantId,
    rewrite_id: rewriteId,
    text: '',
    is_canceled: false,
    expires_at: epochSeconds(clock.now()) + KEPT_SECONDS,
  });
  return {
    getText: async ({ restaurantId, rewriteId }) => {
      const row = await table.find({ restaurant_id: restaurantId, rewrite_id: rewriteId });
      return row?.text ?? '';
    },
    saveText: (key, text) =>
      table.put(
        { ...rowOf(key), text },
        {
          expression: 'attribute_not_exists(rewrite_id) OR is_canceled = :no',
          values: { ':no': false },
        },
      ),
    cancel: async (key) => {
      await table.put({ ...rowOf(key), is_canceled: true });
    },
  };
}
