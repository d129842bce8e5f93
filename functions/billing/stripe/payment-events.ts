import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';

/** Stripe lists its events for 30 days, so older ones can't be replayed. */
const KEPT_DAYS = FIXED_RETENTION.paymentEvents.days;
const DAY_SECONDS = 86_400;

const PaymentEventSchema = z.object({
  type: z.string(),
  /** When it happened, and when we received it. */
  created_at: z.iso.datetime(),
  received_at: z.iso.datetime(),
  /** The object and the customer that it is about. */
  object_id: z.string(),
  customer_id: z.optional(z.string()),
  /** When it was processed. Absent if it is waiting or failed. */
  processed_at: z.optional(z.iso.datetime()),
});
export type PaymentEvent = z.output<typeof PaymentEventSchema>;
const EVENTS = { scope: 'payment-events', data: PaymentEventSchema };
/** The same events by time, for the console, because their IDs don't sort by it. */
const PLACES = { scope: 'payment-events-by-time', data: z.object({ event_id: z.string() }) };

export type PaymentEvents = {
  find: (eventId: string) => Promise<PaymentEvent | undefined>;
  /** Stores an event once, and returns the stored one. */
  store: (eventId: string, event: PaymentEvent) => Promise<PaymentEvent>;
  /** Lists events newest first, after the place `after`. Events of the previous release aren't listed. */
  list: (page: { limit: number; after: string | undefined }) => Promise<{
    events: (PaymentEvent & { eventId: string })[];
    lastId: string | undefined;
  }>;
  /** Marks an event for processing by the next message. Returns its earlier state; undefined if there is none. */
  reopen: (eventId: string) => Promise<PaymentEvent | undefined>;
  /** Marks it as processed. Repeating it is safe. */
  finish: (eventId: string, at: string) => Promise<void>;
};

/** Keeps events of the payment provider by ID. They hold only IDs and times, nothing about people. */
export function createPaymentEvents(records: PlatformRecordsRepository): PaymentEvents {
  const events = records.of(EVENTS);
  const places = records.of(PLACES);
  const find = async (eventId: string) => (await events.find(eventId))?.data;
  return {
    find,
    store: async (record_id, data) => {
      const expires_at = Math.floor(Date.parse(data.received_at) / 1000) + KEPT_DAYS * DAY_SECONDS;
      // The place is written first, so that every stored event is listed.
      await places.save({
        record_id: `${data.created_at}#${record_id}`,
        version: 1,
        data: { event_id: record_id },
        expires_at,
      });
      const isNew = await events.save({ record_id, version: 1, data, expires_at });
      return isNew ? data : ((await find(record_id)) ?? data);
    },
    list: async ({ limit, after }) => {
      const startAfter = after === undefined ? undefined : { scope: PLACES.scope, record_id: after };
      const { items, lastKey } = await places.list({ limit, isDescending: true, startAfter });
      const found = await Promise.all(
        items.map(async ({ data: { event_id: eventId } }) => ({ eventId, event: await find(eventId) })),
      );
      const stored = found.flatMap(({ eventId, event }) =>
        event === undefined ? [] : { eventId, ...event },
      );
      return { events: stored, lastId: lastKey?.record_id };
    },
    reopen: async (eventId) => {
      const record = await events.find(eventId);
      if (record === undefined) return undefined;
      const { processed_at: _before, ...data } = record.data;
      const version = record.version + 1;
      if (record.data.processed_at !== undefined) await events.save({ ...record, version, data });
      return record.data;
    },
    finish: async (eventId, at) => {
      const record = await events.find(eventId);
      if (record === undefined || record.data.processed_at !== undefined) return;
      const data = { ...record.data, processed_at: at };
      await events.save({ ...record, version: record.version + 1, data });
    },
  };
}
