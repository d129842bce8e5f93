import { figuresRow } from '#functions/metrics/figures-repository.ts';
import { groupByFigure } from '#functions/metrics/group-by-figure.ts';
import { eventRow, type RecordedEvent } from '#functions/platform/events/events-repository.ts';
import { type BusinessEvent, parseBusinessEvent } from '#shared/contract/events.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';

/** The stream of the demo's events, so that its metrics have their own rows. */
export const DEMO_SHARD = 'demo';
const SEQUENCE_DIGITS = 40;

/** Events as the projector records them, in order of time. */
export function recordDemoEvents(events: readonly BusinessEvent[]): RecordedEvent[] {
  return events
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map((event, index) => ({
      event: parseBusinessEvent(event),
      place: { shard: DEMO_SHARD, sequence: String(index + 1).padStart(SEQUENCE_DIGITS, '0') },
    }));
}

/** Their rows, and the metric rows that the projector derives from them. */
export function demoFigures(recorded: readonly RecordedEvent[]) {
  const figures = groupByFigure(recorded).map(({ key, countings }) =>
    figuresRow(key, {
      lastSequence: countings.at(-1)?.sequence ?? '',
      counts: addCounts(countings.map(({ counts }) => counts)),
    }),
  );
  return { events: recorded.map(eventRow), figures };
}
