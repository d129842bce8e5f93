import type { EventsRepository } from '#functions/modules/events/events-repository.ts';
import { addCounts, type Counts } from '#shared/domain/event-figures.ts';
import type { Figures, FiguresRepository } from './figures-repository.ts';
import { groupByFigure } from './group-by-figure.ts';

type Dependencies = {
  events: Pick<EventsRepository, 'listDayEventually'>;
  figures: Pick<FiguresRepository, 'find' | 'replace'>;
};

/** `changed`: rows that said something else. `busy`: rows that somebody was counting in meanwhile. */
export type Rebuilt = { events: number; rows: number; changed: number; busy: number };

/**
 * Counts the events of one day (UTC) again and corrects the rows that say something else. The projector may go on
 * meanwhile: a row in which it has counted since is left to it and reported as busy. Repeating it is safe.
 */
export async function rebuildDay({ events, figures }: Dependencies, day: string): Promise<Rebuilt> {
  const recorded = await events.listDayEventually(day);
  const groups = groupByFigure(recorded);
  const rebuilt: Rebuilt = { events: recorded.length, rows: groups.length, changed: 0, busy: 0 };
  for (const { key, countings } of groups) {
    const lastSequence = countings.at(-1)?.sequence ?? '';
    const right: Figures = { lastSequence, counts: addCounts(countings.map(({ counts }) => counts)) };
    const seen = await figures.find(key);
    // The row has counted what the index does not show yet.
    const isAhead = seen !== undefined && seen.lastSequence > lastSequence;
    if (isAhead) rebuilt.busy += 1;
    else if (seen === undefined || !isSame(seen.counts, right.counts)) {
      const isReplaced = await figures.replace(key, right, seen);
      if (isReplaced) rebuilt.changed += 1;
      else rebuilt.busy += 1;
    }
  }
  return rebuilt;
}

/** To a millionth: sums of fractions depend on their order. */
function isSame(one: Counts, other: Counts): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Math.abs((one[name] ?? 0) - (other[name] ?? 0)) < 1e-6);
}
