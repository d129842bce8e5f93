import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { type BusinessEvent, parseBusinessEvent } from '#shared/contract/events.ts';
import { dayOf } from '#shared/metrics/event-figures.ts';

/** An event's position in a stream. `sequence` is as `sortableSequence` returns it. */
export type StreamPlace = { shard: string; sequence: string };
export type RecordedEvent = { event: BusinessEvent; place: StreamPlace };

const EventRowSchema = z.object({
  restaurant_id: z.string(),
  /** `<time>#<event id>`. */
  event_key: z.string(),
  day: z.iso.date(),
  event: z.pipe(z.unknown(), z.transform(parseBusinessEvent)),
  shard: z.string(),
  sequence: z.string(),
});
const INDEX = 'byDay';

export type EventsRepository = {
  /** Records a streamed event. Returns the recorded position, which is an earlier one if the event exists. */
  record: (seen: RecordedEvent) => Promise<StreamPlace>;
  /** Lists events before a key (`<time>#<event id>`), newest first. */
  listBefore: (
    restaurantId: string,
    page: { limit: number; before: string | undefined },
  ) => Promise<BusinessEvent[]>;
  /** Lists all events of a day (UTC). Eventually consistent. */
  listDayEventually: (day: string) => Promise<RecordedEvent[]>;
};

/** Keeps events by restaurant, time, and ID. */
export function createEventsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): EventsRepository {
  const table = openTable({ ...settings, schema: EventRowSchema });
  return {
    record: async ({ event, place }) => {
      const row = eventRow({ event, place });
      if (await table.put(row, { expression: 'attribute_not_exists(event_key)' })) return place;
      const { restaurant_id, event_key } = row;
      const recorded = await table.find({ restaurant_id, event_key });
      return recorded === undefined ? place : placeOf(recorded);
    },
    listBefore,
    listDayEventually: async (day) => {
      const events: RecordedEvent[] = [];
      let startAfter: Record<string, string> | undefined;
      do {
        const ofDay = { expression: '#day = :day', names: { '#day': 'day' }, values: { ':day': day } };
        const page = await table.queryIndex(INDEX, { ...ofDay, startAfter });
        events.push(...page.items.map((row) => ({ event: row.event, place: placeOf(row) })));
        startAfter = page.lastKey;
      } while (startAfter !== undefined);
      return events;
    },
  };

  async function listBefore(
    restaurantId: string,
    { limit, before }: { limit: number; before: string | undefined },
  ): Promise<BusinessEvent[]> {
    const { items } = await table.query({
      expression: 'restaurant_id = :id',
      values: { ':id': restaurantId },
      isDescending: true,
      limit,
      startAfter: before === undefined ? undefined : { restaurant_id: restaurantId, event_key: before },
    });
    return items.map(({ event }) => event);
  }
}

/** The row of an event. */
export function eventRow({ event, place }: RecordedEvent) {
  const key = { restaurant_id: event.restaurant_id, event_key: `${event.at}#${event.event_id}` };
  return { ...key, day: dayOf(event), event, ...place };
}

function placeOf({ shard, sequence }: StreamPlace): StreamPlace {
  return { shard, sequence };
}
