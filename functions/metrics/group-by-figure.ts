import type { RecordedEvent } from '#functions/platform/events/events-repository.ts';
import { type Counts, figuresOf } from '#shared/metrics/event-figures.ts';
import type { FigureKey } from './figures-repository.ts';

/** What one event adds to a row, and its position in its shard. */
export type Counting = { sequence: string; counts: Counts };

/** Groups events by the rows that they count in, in shard order. */
export function groupByFigure(
  recorded: readonly RecordedEvent[],
): { key: FigureKey; countings: Counting[] }[] {
  const groups = new Map<string, { key: FigureKey; countings: Counting[] }>();
  for (const { event, place } of recorded) {
    const { scopes, day, counts } = figuresOf(event);
    for (const scope of scopes) {
      const name = JSON.stringify([scope, day, place.shard]);
      const group = groups.get(name) ?? { key: { scope, day, shard: place.shard }, countings: [] };
      group.countings.push({ sequence: place.sequence, counts });
      groups.set(name, group);
    }
  }
  for (const { countings } of groups.values())
    countings.sort((one, other) => (one.sequence < other.sequence ? -1 : 1));
  return [...groups.values()];
}
