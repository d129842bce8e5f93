import type { EventsRepository, RecordedEvent } from '#functions/modules/events/events-repository.ts';
import type { FigureKey, FiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { type Counting, groupByFigure } from '#functions/modules/figures/group-by-figure.ts';
import { addCounts } from '#shared/domain/event-figures.ts';

export type ProjectorDependencies = {
  events: Pick<EventsRepository, 'record'>;
  figures: Pick<FiguresRepository, 'add' | 'find'>;
};

/** Writes at once: enough to hide the way to the database, few enough not to be throttled. */
const AT_ONCE = 10;

/**
 * Records the events of one shard's next records, in the order of the stream, and counts them. Events first, so
 * that what is counted is always recorded. Repeating it, whole or in part, changes nothing; throwing brings the
 * records back.
 */
export function createProjectEvents({ events, figures }: ProjectorDependencies) {
  return async (seen: readonly RecordedEvent[]): Promise<void> => {
    const isFirst = await mapInTurns(seen, async (each) => {
      const { shard, sequence } = await events.record(each);
      // A row keeps its event through later changes, which show it again: it counts where it was seen first.
      return shard === each.place.shard && sequence === each.place.sequence;
    });
    const counted = seen.filter((_, at) => isFirst[at]);
    await mapInTurns(groupByFigure(counted), ({ key, countings }) => count(key, countings));
  };

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
