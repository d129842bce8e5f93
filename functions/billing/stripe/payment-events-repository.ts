import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

/** Stripe lists its own events for 30 days: nothing older can be replayed. */
const KEPT_DAYS = 90;
const DAY_SECONDS = 86_400;

const PaymentEventRowSchema = z.object({
  event_id: z.string(),
  type: z.string(),
  /** When it happened, and when it came. */
  created_at: z.iso.datetime(),
  received_at: z.iso.datetime(),
  /** What it is about, and whose. */
  object_id: z.string(),
  customer_id: z.optional(z.string()),
  /** When it was worked on. Absent: it waits, or failed. */
  processed_at: z.optional(z.iso.datetime()),
  expires_at: z.int(),
});
export type PaymentEventRow = z.output<typeof PaymentEventRowSchema>;

export type PaymentEventsRepository = {
  find: (eventId: string) => Promise<PaymentEventRow | undefined>;
  /** Stores an event once. Returns it as it is stored. */
  store: (event: Omit<PaymentEventRow, 'expires_at' | 'processed_at'>) => Promise<PaymentEventRow>;
  /** Notes that it was worked on. Repeating it is safe. */
  finish: (eventId: string, at: string) => Promise<void>;
};

/** Events of the payment provider, by their ids. They hold ids and times alone, nothing about people. */
export function createPaymentEventsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): PaymentEventsRepository {
  const table = openTable({ ...settings, schema: PaymentEventRowSchema });
  return {
    find: (event_id) => table.find({ event_id }),
    store: async (event) => {
      const expires_at = Math.floor(Date.parse(event.received_at) / 1000) + KEPT_DAYS * DAY_SECONDS;
      const row = { ...event, expires_at };
      const isNew = await table.put(row, { expression: 'attribute_not_exists(event_id)' });
      return isNew ? row : ((await table.find({ event_id: event.event_id })) ?? row);
    },
    finish: async (event_id, at) => {
      await table.update(
        { event_id },
        { expression: 'SET processed_at = :at', values: { ':at': at } },
        { expression: 'attribute_exists(event_id)' },
      );
    },
  };
}
