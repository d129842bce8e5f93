import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '../aws/dynamo-table.ts';
import type { Receipt } from './receipt.ts';

const KEPT_SECONDS = 400 * 86_400;

const ReceiptSchema = z.object({
  restaurant_id: z.string(),
  receipt_key: z.string(),
  request_id: z.string(),
  at: z.iso.datetime(),
  operation: z.string(),
  actor_id: z.string(),
  impersonation_id: z.optional(z.string()),
  proposed_by: z.optional(z.literal('assistant')),
  /** Rows of the first days have numbers too. */
  target: z.record(z.string(), z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  outcome: z.optional(z.enum(['unfinished', 'late', 'refused'])),
  expires_at: z.int(),
});
type ReceiptPage = { receipts: Receipt[]; next: string | undefined };

export type ReceiptsRepository = {
  /** Keeps a receipt for 400 days. One that is there already stays as it is. */
  record: (receipt: Receipt) => Promise<void>;
  /** A restaurant's receipts (or the platform's), newest first. */
  list: (restaurantId: string, page: { limit: number; after?: string | undefined }) => Promise<ReceiptPage>;
};

/** Who did what, by restaurant and time. Rows are only ever added. */
export function createReceiptsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ReceiptsRepository {
  const table = openTable({ ...settings, schema: ReceiptSchema });
  return {
    record: async (receipt) => {
      const expires_at = Math.floor(Date.parse(receipt.at) / 1000) + KEPT_SECONDS;
      await table.put({ ...receipt, expires_at }, { expression: 'attribute_not_exists(receipt_key)' });
    },
    list: async (restaurant_id, { limit, after }) => {
      const { items, lastKey } = await table.query({
        expression: 'restaurant_id = :restaurant',
        values: { ':restaurant': restaurant_id },
        isDescending: true,
        limit,
        startAfter: after === undefined ? undefined : { restaurant_id, receipt_key: after },
      });
      return { receipts: items, next: lastKey?.receipt_key };
    },
  };
}
