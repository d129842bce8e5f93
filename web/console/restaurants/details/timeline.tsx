import type { EventKind } from '#shared/contract/events.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import type { TimelineEntry } from '#shared/restaurants/contract/restaurant-timeline.ts';
import { useRestaurantTimeline } from '#web/console/api/restaurant-timeline.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { MoreButton } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Text } from '#web/ui/text.tsx';
import { AddNote, Note } from './notes.tsx';
import styles from './restaurant-details.module.css';

/** What happened to the restaurant, notes about it, and emails to its owner. */
export function Timeline({ restaurantId }: { restaurantId: string }) {
  const timeline = useRestaurantTimeline(restaurantId);
  return (
    <Section title="Timeline" gap={1} align="start" className={styles.section}>
      <AddNote restaurantId={restaurantId} />
      {timeline.isError || timeline.data === undefined ? (
        <LoadState query={timeline} label="Loading timeline…" lines={6} />
      ) : timeline.data.length === 0 ? (
        <Text size="small" tone="muted">
          No events yet.
        </Text>
      ) : (
        <ol>
          {groupEvents(timeline.data).map(({ entry, count }) => (
            <li key={`${entry.type} ${entry.id}`}>
              <Entry restaurantId={restaurantId} entry={entry} count={count} />
            </li>
          ))}
        </ol>
      )}
      <MoreButton list={timeline} size="small">
        Show earlier events
      </MoreButton>
    </Section>
  );
}

type EntryProps = { restaurantId: string; entry: TimelineEntry; count: number };

function Entry({ restaurantId, entry, count }: EntryProps) {
  if (entry.type === 'note') return <Note restaurantId={restaurantId} note={entry} />;
  if (entry.type === 'letter')
    return (
      <details className={styles.letter}>
        <summary>Email to the owner: {entry.subject}</summary>
        <Text size="small" className={styles.text}>
          {entry.text}
        </Text>
        <Text size="small" tone="muted">
          {entry.author}, {formatMoment(entry.at)}
        </Text>
      </details>
    );
  return (
    <div className={styles.line}>
      <span>
        {inWords(entry.kind)}
        {entry.amount === undefined ? '' : `: ${formatExactDollars(entry.amount)}`}
        {count === 1 ? '' : ` (${count} times)`}
      </span>
      <Text as="time" size="small" tone="muted" dateTime={entry.at}>
        {printedDay(entry.at)}
      </Text>
    </div>
  );
}

/** Formats an event kind: `signed_up` as "Signed up". */
function inWords(kind: EventKind): string {
  const words = kind.replaceAll('_', ' ').replace(/\b(?:ai|sms)\b/, (name) => name.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Merges events of the same kind on the same day into one line, unless they are of money. */
function groupEvents(entries: readonly TimelineEntry[]): { entry: TimelineEntry; count: number }[] {
  const lines = Map.groupBy(entries, (entry) =>
    entry.type === 'event' && entry.amount === undefined
      ? `${entry.at.slice(0, 10)} ${entry.kind}`
      : `${entry.type} ${entry.id}`,
  );
  return [...lines.values()].flatMap(([entry, ...earlier]) =>
    entry === undefined ? [] : { entry, count: 1 + earlier.length },
  );
}
