import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { ACTIVITY_KINDS } from '#shared/audit/contract/platform-activity.ts';
import type { Receipt } from './receipt.ts';
import { actorOf } from './receipt-actor.ts';
import { kindOf } from './receipt-kinds.ts';

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
  /** Where it stands in the list of all receipts. Rows from before that list have neither. */
  list_kind: z.optional(z.string()),
  list_key: z.optional(z.string()),
});
type ReceiptPage = { receipts: Receipt[]; next: string | undefined };

/**
 * The list of all receipts is kept in parts, so that no single key takes all writes of the platform: what
 * administrators did, and what everybody else did, by its kind. Read together they are the whole list.
 */
export const RECEIPT_LISTS = ['administrators', ...ACTIVITY_KINDS] as const;
export type ReceiptList = (typeof RECEIPT_LISTS)[number];

/** From `from` on, without `before`, newest first: list keys, or days, which stand before all keys of the day. */
export type ReceiptSpan = { from: string; before: string; limit: number };

export type ReceiptsRepository = {
  /** Keeps a receipt for 400 days. One that is there already stays as it is. */
  record: (receipt: Receipt) => Promise<void>;
  /** A restaurant's receipts (or the platform's), newest first. */
  list: (restaurantId: string, page: { limit: number; after?: string | undefined }) => Promise<ReceiptPage>;
  /** The same within a span; `next` is the list key at which the page ends. */
  listSpan: (restaurantId: string, span: ReceiptSpan) => Promise<ReceiptPage>;
  /** One part of the list of all receipts. What was written in the last second may be missing. */
  listAllEventually: (list: ReceiptList, span: ReceiptSpan) => Promise<ReceiptPage>;
};

/** Who did what, by restaurant and time. Rows are only ever added. */
export function createReceiptsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ReceiptsRepository {
  const table = openTable({ ...settings, schema: ReceiptSchema });
  return {
    record: async (receipt) => {
      await table.put(receiptItem(receipt), { expression: 'attribute_not_exists(receipt_key)' });
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
    listSpan: async (restaurant_id, { from, before, limit }) => {
      const { items, lastKey } = await table.query({
        expression: 'restaurant_id = :restaurant AND receipt_key BETWEEN :from AND :before',
        values: { ':restaurant': restaurant_id, ':from': from, ':before': before },
        isDescending: true,
        limit: limit + 1,
      });
      const next = lastKey?.receipt_key === undefined ? undefined : `${lastKey.receipt_key}#${restaurant_id}`;
      return { receipts: items.filter((receipt) => listKeyOf(receipt) < before), next };
    },
    listAllEventually: async (list, { from, before, limit }) => {
      const { items, lastKey } = await table.queryIndex('byTime', {
        expression: 'list_kind = :list AND list_key BETWEEN :from AND :before',
        values: { ':list': list, ':from': from, ':before': before },
        isDescending: true,
        // The place where the page before ended comes once more.
        limit: limit + 1,
      });
      return { receipts: items.filter((receipt) => listKeyOf(receipt) < before), next: lastKey?.list_key };
    },
  };
}

/** A receipt as it is stored, at its place in the list of all. */
export function receiptItem(receipt: Receipt) {
  const expires_at = Math.floor(Date.parse(receipt.at) / 1000) + KEPT_SECONDS;
  return { ...receipt, list_kind: listOf(receipt), list_key: listKeyOf(receipt), expires_at };
}

/** A receipt's place in the list of all: no other has the same. */
export function listKeyOf({
  receipt_key,
  restaurant_id,
}: Pick<Receipt, 'receipt_key' | 'restaurant_id'>): string {
  return `${receipt_key}#${restaurant_id}`;
}

function listOf(receipt: Receipt): ReceiptList {
  return actorOf(receipt) === 'administrator' ? 'administrators' : kindOf(receipt.operation);
}
