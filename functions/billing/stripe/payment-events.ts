import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';

/** Stripe lists its own events for 30 days: nothing older can be replayed. */
const KEPT_DAYS = FIXED_RETENTION.paymentEvents.days;
const DAY_SECONDS = 86_400;

const PaymentEventSchema = z.object({
  type: z.string(),
  /** When it happened, and when it came. */
  created_at: z.iso.datetime(),
  received_at: z.iso.datetime(),
  /** What it is about, and whose. */
  object_id: z.string(),
  customer_id: z.optional(z.string()),
  /** When it was worked on. Absent: it waits, or failed. */
  processed_at: z.optional(z.iso.datetime()),
});
export type PaymentEvent = z.output<typeof PaymentEventSchema>;
const EVENTS = { scope: 'payment-events', data: PaymentEventSchema };
/** The same events by time, for the console: their ids don’t sort by it. */
const PLACES = { scope: 'payment-events-by-time', data: z.object({ event_id: z.string() }) };

export type PaymentEvents = {
  find: (eventId: string) => Promise<PaymentEvent | undefined>;
  /** Stores an event once. Returns it as it is stored. */
  store: (eventId: string, event: PaymentEvent) => Promise<PaymentEvent>;
  /** Newest first, after the place `after`. Events of the release before aren’t listed. */
  list: (page: { limit: number; after: string | undefined }) => Promise<{
    events: (PaymentEvent & { eventId: string })[];
    lastId: string | undefined;
  }>;
  /** Marks an event for processing by the next message. Returns its earlier state; undefined if there is none. */
  reopen: (eventId: string) => Promise<PaymentEvent | undefined>;
  /** Notes that it was worked on. Repeating it is safe. */
  finish: (eventId: string, at: string) => Promise<void>;
};

/** Events of the payment provider, by their ids. They hold ids and times alone, nothing about people. */
export function createPaymentEvents(records: PlatformRecordsRepository): PaymentEvents {
  const events = records.of(EVENTS);
  const places = records.of(PLACES);
  const find = async (eventId: string) => (await events.find(eventId))?.data;
  return {
    find,
    store: async (record_id, data) => {
      const expires_at = Math.floor(Date.parse(data.received_at) / 1000) + KEPT_DAYS * DAY_SECONDS;
      // The place is written first, so that every stored event has one.
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
