import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { epochSeconds } from '#functions/platform/clock.ts';

const RequestSchema = z.object({
  restaurant_id: z.string(),
  /** A hash of the caller's key. */
  request_key: z.string(),
  /** The object that the key identifies: a campaign or an invoice. */
  claimed_for: z.string(),
  /** A hash of the request. */
  request: z.string(),
  /** Epoch second. */
  expires_at: z.int(),
});

type Claim = { id: string; request: string };

const KEPT_SECONDS = 30 * 24 * 60 * 60;

export type IdempotencyKeysRepository = {
  /** Claims a key. Returns the claim of the first call with it. */
  claim: (wanted: Claim & { restaurantId: string; key: string }, now: Date) => Promise<Claim>;
};

/** Keeps callers' idempotency keys, so that a repeated launch or payment happens once. */
export function createIdempotencyKeysRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): IdempotencyKeysRepository {
  const table = openTable({ ...settings, schema: RequestSchema });
  return {
    claim: async ({ restaurantId, key, id, request }, now) => {
      const hash = createHash('sha256').update(key).digest('hex');
      const itemKey = { restaurant_id: restaurantId, request_key: hash };
      const expires_at = epochSeconds(now) + KEPT_SECONDS;
      const isNew = await table.put({ ...itemKey, claimed_for: id, request, expires_at }, IS_NEW);
      const first = isNew ? undefined : await table.find(itemKey);
      return { id: first?.claimed_for ?? id, request: first?.request ?? request };
    },
  };
}

const IS_NEW = { expression: 'attribute_not_exists(request_key)' };
