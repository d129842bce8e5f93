import type { EventKind } from '#shared/contract/events.ts';
import type { RestaurantDetails } from '#web/console/api/restaurant-details.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './restaurant-details.module.css';

/** Formats an event kind: `signed_up` as "Signed up". */
function inWords(kind: EventKind): string {
  const words = kind.replaceAll('_', ' ').replace(/\b(?:ai|sms)\b/, (name) => name.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The restaurant's latest events. */
export function Happened({ events }: Pick<RestaurantDetails, 'events'>) {
  return (
    <Stack as="section" gap={1} align="start" className={styles.section} aria-labelledby="happened">
      <h2 id="happened">Recent events</h2>
      {events.length === 0 ? (
        <Text size="small" tone="muted">
          No events yet.
        </Text>
      ) : null}
      <ol>
        {runs(events).map(({ at, kind, count }) => (
          <li key={`${at} ${kind}`} className={styles.line}>
            <span>
              {inWords(kind)}
              {count === 1 ? '' : ` (${count} times)`}
            </span>
            <Text as="time" size="small" tone="muted" dateTime={at}>
              {printedDay(at)}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** Merges events of the same kind on the same day into one line. */
function runs(events: RestaurantDetails['events']) {
  const lines = Map.groupBy(events, ({ at, kind }) => `${at.slice(0, 10)} ${kind}`);
  return [...lines.values()].flatMap(([last, ...earlier]) =>
    last === undefined ? [] : { at: last.at, kind: last.kind, count: 1 + earlier.length },
  );
}
