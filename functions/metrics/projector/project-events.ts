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

/** Parallel writes: enough to hide the latency of the database, few enough to avoid throttling. */
const AT_ONCE = 10;

/**
 * Records and counts the events of the next records of one shard, in stream order. It records events first, so that
 * counted events are always recorded. It can be repeated, whole or in part. If it throws, the records are delivered
 * again. An event that arrives after later ones of its shard were counted gets its own position and rows.
 */
export function createProjectEvents({ events, figures, clock }: ProjectorDependencies) {
  return async (seen: readonly RecordedEvent[]): Promise<void> => {
    const isLate = await findLate(seen);
    const recorded = await mapInTurns(seen, async ({ event, place }) => ({
      event,
      place: await events.record({ event, place: isLate({ event, place }) ? latePlace(place) : place }),
    }));
    // A row keeps its event through later changes, which show it again. The event counts where it first appeared.
    const counted = recorded.filter(({ place }, at) => isPlaceOf(place, seen[at]?.place));
    const firstOpen = firstOpenDay(clock.now());
    await mapInTurns(groupByFigure(counted), ({ key, countings }) => count(key, countings));
    const changed = new Set(counted.map(({ event }) => dayOf(event)).filter((day) => day < firstOpen));
    await mapInTurns([...changed], figures.closedDays.reopen);
  };

  /** The events that the platform’s row of their day and shard has passed, whether they were counted or not. */
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
