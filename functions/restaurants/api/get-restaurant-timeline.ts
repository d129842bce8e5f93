import type { CustomerNote } from '#functions/console/customers/customer-notes-repository.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import type { TimelineEntry } from '#shared/restaurants/contract/restaurant-timeline.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

const PAGE = 30;
/** The two positions in a cursor, one for each list. */
const PLACES = ['event', 'note'] as const;
/** Sorts after every event and note, so a list starts there. */
const BEGINNING = '\uffff';

type Placed = { entry: TimelineEntry; list: (typeof PLACES)[number]; place: string };

/** A restaurant's events and notes, newest first: two reads per page. */
export function createGetRestaurantTimeline({
  events,
  notes,
}: Pick<RestaurantAdministrationDependencies, 'events' | 'notes'>): Operation<
  typeof restaurantAdministrationRoutes.getRestaurantTimeline
> {
  return async ({ params: { id }, query: { cursor } }) => {
    const after = readCursor(cursor, PLACES) ?? { event: BEGINNING, note: BEGINNING };
    const [happened, noted] = await Promise.all([
      events.listBefore(id, { limit: PAGE, before: after.event }),
      notes.list(id, { limit: PAGE, before: after.note }),
    ]);
    const all: Placed[] = [...happened.map(placeEvent), ...noted.map(placeNote)];
    const sorted = all.toSorted((one, other) => (one.entry.at < other.entry.at ? 1 : -1));
    const shown = sorted.slice(0, PAGE);
    const lastOf = (list: Placed['list']) =>
      shown.findLast((each) => each.list === list)?.place ?? after[list] ?? BEGINNING;
    const isMore = sorted.length > PAGE || happened.length === PAGE || noted.length === PAGE;
    const next = isMore ? { event: lastOf('event'), note: lastOf('note') } : undefined;
    return { data: { entries: shown.map(({ entry }) => entry), next_cursor: writeCursor(next) } };
  };
}

function placeEvent(event: BusinessEvent): Placed {
  const { event_id: id, at, kind } = event;
  const amount = amountOf(event);
  return {
    entry: { type: 'event', id, at, kind, ...(amount !== undefined && { amount }) },
    list: 'event',
    place: `${at}#${id}`,
  };
}

function amountOf({ data }: BusinessEvent): number | undefined {
  if ('total_cents' in data) return (data.total_cents + (data.tax_cents ?? 0)) / 100;
  return 'cents' in data ? data.cents / 100 : undefined;
}

function placeNote(row: CustomerNote): Placed {
  const { note_id: id, at, text, author } = row;
  const about = { id, at, text, author };
  const entry: TimelineEntry =
    row.kind === 'note'
      ? { ...about, type: 'note', edited: row.edited ?? null }
      : { ...about, type: 'letter', subject: row.subject };
  return { entry, list: 'note', place: id };
}
