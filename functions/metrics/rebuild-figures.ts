import type { EventsRepository } from '#functions/platform/events/events-repository.ts';
import { FEATURES } from '#shared/contract/events.ts';
import { addCounts, type Counts, type FigureScope } from '#shared/metrics/event-figures.ts';
import type { FigureKey, Figures, FiguresRepository } from './figures-repository.ts';
import { groupByFigure } from './group-by-figure.ts';

type Dependencies = {
  events: Pick<EventsRepository, 'listDayEventually'>;
  figures: Pick<FiguresRepository, 'find' | 'list' | 'replace'>;
};

/** `changed`: rows with wrong counts. `busy`: rows that were counted in meanwhile. */
export type Rebuilt = { events: number; rows: number; changed: number; busy: number };

/**
 * Recounts the events of one day (UTC) and corrects rows with wrong counts. The projector may run meanwhile: rows that
 * it changes are skipped and reported as busy. It can be repeated. `seenKeys` collects the rows that these events count
 * in.
 */
export async function rebuildDay(
  {
    events,
    figures,
  }: { events: Dependencies['events']; figures: Pick<Dependencies['figures'], 'find' | 'replace'> },
  day: string,
  seenKeys: FigureKey[] = [],
): Promise<Rebuilt> {
  const recorded = await events.listDayEventually(day);
  const groups = groupByFigure(recorded);
  const rebuilt: Rebuilt = { events: recorded.length, rows: groups.length, changed: 0, busy: 0 };
  for (const { key, countings } of groups) {
    seenKeys.push(key);
    const lastSequence = countings.at(-1)?.sequence ?? '';
    const right: Figures = { lastSequence, counts: addCounts(countings.map(({ counts }) => counts)) };
    const seen = await figures.find(key);
    // The row has counted an event that isn’t in the index yet.
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

/**
 * Sets rows of these days to zero if no event belongs to them. `counted` has the rows with events. Checks rows of the
 * platform, the features, and every restaurant and plan with an event on these days. Rows whose events appear in the
 * index only now are reported as busy.
 */
export async function clearUnfounded(
  { events, figures }: Dependencies,
  days: { from: string; to: string },
  counted: readonly FigureKey[],
): Promise<Pick<Rebuilt, 'changed' | 'busy'>> {
  const founded = new Set(counted.map(nameOf));
  const features = FEATURES.map((feature) => `feature#${feature}` as const);
  const scopes = new Set<FigureScope>(['platform', ...features, ...counted.map(({ scope }) => scope)]);
  const cleared = { changed: 0, busy: 0 };
  for (const scope of scopes) {
    for (const { key, figures: seen } of await figures.list(scope, days)) {
      if (founded.has(nameOf(key)) || isSame(seen.counts, {})) continue;
      const now = groupByFigure(await events.listDayEventually(key.day));
      const isFounded = now.some((group) => nameOf(group.key) === nameOf(key));
      const isCleared = !isFounded && (await figures.replace(key, { ...seen, counts: {} }, seen));
      if (isCleared) cleared.changed += 1;
      else cleared.busy += 1;
    }
  }
  return cleared;
}

function nameOf({ scope, day, shard }: FigureKey): string {
  return JSON.stringify([scope, day, shard]);
}

/** Rounded to a millionth, because sums of fractions depend on their order. */
function isSame(one: Counts, other: Counts): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Math.abs((one[name] ?? 0) - (other[name] ?? 0)) < 1e-6);
}
