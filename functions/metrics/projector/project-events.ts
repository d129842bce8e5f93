import type { FigureKey, FiguresRepository } from '#functions/metrics/figures-repository.ts';
import { type Counting, groupByFigure } from '#functions/metrics/group-by-figure.ts';
import { firstOpenDay } from '#functions/metrics/roll-up-days.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type {
  EventsRepository,
  RecordedEvent,
  StreamPlace,
} from '#functions/platform/events/events-repository.ts';
import { addCounts, dayOf } from '#shared/metrics/event-figures.ts';

export type ProjectorDependencies = {
  events: Pick<EventsRepository, 'record'>;
  figures: Pick<FiguresRepository, 'add' | 'closedDays' | 'find'>;
  clock: Clock;
};

/** Writes at once: enough to hide the way to the database, few enough not to be throttled. */
const AT_ONCE = 10;

/**
 * Records the events of one shard's next records, in the order of the stream, and counts them. Events first, so
 * that what is counted is always recorded. Repeating it, whole or in part, changes nothing; throwing brings the
 * records back. An event that comes after later ones of its shard were counted gets a place, and so rows, of its own.
 */
export function createProjectEvents({ events, figures, clock }: ProjectorDependencies) {
  return async (seen: readonly RecordedEvent[]): Promise<void> => {
    const isLate = await findLate(seen);
    const recorded = await mapInTurns(seen, async ({ event, place }) => ({
      event,
      place: await events.record({ event, place: isLate({ event, place }) ? latePlace(place) : place }),
    }));
    // A row keeps its event through later changes, which show it again: it counts where it was seen first.
    const counted = recorded.filter(({ place }, at) => isPlaceOf(place, seen[at]?.place));
    const firstOpen = firstOpenDay(clock.now());
    await mapInTurns(groupByFigure(counted), ({ key, countings }) => count(key, countings));
    const changed = new Set(counted.map(({ event }) => dayOf(event)).filter((day) => day < firstOpen));
    await mapInTurns([...changed], figures.closedDays.reopen);
  };

  /** Which events the platform's row of their day and shard has gone past, be they counted or not. */
  async function findLate(seen: readonly RecordedEvent[]) {
    const keyOf = ({ event, place }: RecordedEvent): FigureKey => ({
      scope: 'platform',
      day: dayOf(event),
      shard: place.shard,
    });
    const keys = new Map(seen.map((each) => [JSON.stringify(keyOf(each)), keyOf(each)]));
    const rows = await mapInTurns([...keys], async ([name, key]) => [name, await figures.find(key)] as const);
    const counted = new Map(rows.map(([name, row]) => [name, row?.lastSequence ?? '']));
    return (each: RecordedEvent) => each.place.sequence <= (counted.get(JSON.stringify(keyOf(each))) ?? '');
  }

  async function count(key: FigureKey, countings: readonly Counting[]): Promise<void> {
    const [first] = countings;
    const last = countings.at(-1);
    if (first === undefined || last === undefined) return;
    const counts = addCounts(countings.map((counting) => counting.counts));
    if (await figures.add(key, counts, { first: first.sequence, last: last.sequence })) return;
    const { lastSequence = '' } = (await figures.find(key)) ?? {};
    const rest = countings.filter(({ sequence }) => sequence > lastSequence);
    if (rest.length < countings.length) await count(key, rest);
  }
}

function latePlace({ shard, sequence }: StreamPlace): StreamPlace {
  return { shard: `${shard}/late-${sequence}`, sequence };
}

function isPlaceOf(recorded: StreamPlace, seen: StreamPlace | undefined): boolean {
  if (seen === undefined || recorded.sequence !== seen.sequence) return false;
  return recorded.shard === seen.shard || recorded.shard === latePlace(seen).shard;
}

async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  }
  return results;
}
