import type { ReactNode } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import { DifferenceLine } from '#web/audit/difference-line.tsx';
import type { PlatformActivityEntry } from '#web/console/api/platform-activity.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import { Text } from '#web/ui/text.tsx';
import { actorName } from './activity-words.ts';
import styles from './platform-activity.module.css';

type ActivityTableProps = {
  entries: readonly PlatformActivityEntry[];
  onRestaurant: (restaurantId: string) => void;
  onAdministrator: (userId: string) => void;
};

/** One row per audit record: when, who, what with old and new values, and which restaurant. */
export function ActivityTable({ entries, onRestaurant, onAdministrator }: ActivityTableProps) {
  return (
    <Table
      caption="Activity, newest first"
      isCaptionHidden
      isPlain
      columns={[
        { header: 'Date', isOneLine: true, cell: ({ at }) => <Moment at={at} /> },
        { header: 'User', cell: (entry) => <Who entry={entry} onAdministrator={onAdministrator} /> },
        { header: 'Action', isLong: true, cell: (entry) => <What entry={entry} /> },
        { header: 'Restaurant', cell: (entry) => <Restaurant entry={entry} onRestaurant={onRestaurant} /> },
      ]}
      rows={entries}
      rowKey={({ entry_id }) => entry_id}
    />
  );
}

function Moment({ at }: { at: string }) {
  return (
    <Text as="time" size="small" tone="muted" dateTime={at}>
      {formatMoment(at)}
    </Text>
  );
}

type Row = { entry: PlatformActivityEntry };

function Who({ entry, onAdministrator }: Row & Pick<ActivityTableProps, 'onAdministrator'>) {
  const { administrator, confirmed_by, is_impersonated } = entry;
  const name = actorName(entry);
  return (
    <>
      {administrator === null ? (
        name
      ) : (
        <button
          type="button"
          className={styles.narrow}
          title="Show only this administrator"
          onClick={() => onAdministrator(administrator.user_id)}
        >
          {name}
        </button>
      )}
      {is_impersonated ? <Note>impersonating</Note> : null}
      {confirmed_by === undefined ? null : (
        <Note>
          confirmed by {confirmed_by === 'owner' ? 'the owner' : (administrator?.email ?? 'an administrator')}
        </Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="div" size="small" tone="muted">
      {children}
    </Text>
  );
}

const OUTCOMES = {
  unfinished: { badge: 'Unclear', words: 'This timed out. Some or all changes may have been saved.' },
  refused: {
    badge: 'Failed',
    words: 'This failed partway through. Some changes may have been saved.',
  },
  late: { badge: 'Completed late', words: 'This timed out, but all changes were saved.' },
} as const;

function What({ entry: { what, outcome, differences, operation, request_id } }: Row) {
  return (
    <>
      <Text as="div" strong>
        {what}
      </Text>
      {outcome === undefined ? null : (
        <Note>
          <Badge tone="warning">{OUTCOMES[outcome].badge}</Badge> {OUTCOMES[outcome].words}
        </Note>
      )}
      {differences.length === 0 ? null : (
        <Text as="ul" size="small" tone="muted" className={styles.differences}>
          {differences.map((difference) => (
            <li key={difference.name}>
              <DifferenceLine difference={difference} />
            </li>
          ))}
        </Text>
      )}
      <Text as="div" size="small" tone="muted" className={styles.request}>
        {operation} ·{' '}
        <span>
          Request{' '}
          <code className={styles.id} title={request_id}>
            {request_id}
          </code>
        </span>
      </Text>
    </>
  );
}

function Restaurant({ entry: { restaurant }, onRestaurant }: Row & Pick<ActivityTableProps, 'onRestaurant'>) {
  if (restaurant === null)
    return (
      <Text as="span" size="small" tone="muted">
        Platform
      </Text>
    );
  const { restaurant_id, name } = restaurant;
  return (
    <button
      type="button"
      className={styles.narrow}
      title="Show only this restaurant"
      onClick={() => onRestaurant(restaurant_id)}
    >
      {name ?? (
        <Text as="span" size="small" tone="muted">
          Deleted: {restaurant_id}
        </Text>
      )}
    </button>
  );
}
