import type { ActivityEntry } from '#shared/audit/contract/activity.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { useRestaurantActivity } from '#web/console/api/restaurant-activity.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useMay } from '#web/console/use-may.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './restaurant-details.module.css';

const ACTORS: Record<ActivityEntry['actor'], string> = {
  owner: 'The owner',
  administrator: 'An administrator',
  till: 'Staff',
  guest: 'A guest',
  assistant: 'The assistant',
  platform: 'The platform',
};

/** The restaurant's activity, newest first. */
export function ActivityOfRestaurant({ restaurantId }: { restaurantId: string }) {
  const activity = useRestaurantActivity(restaurantId);
  const may = useMay();
  return (
    <Section title="Activity" gap={1} align="start" className={styles.section}>
      {activity.isError || activity.data === undefined ? (
        <LoadState query={activity} label="Loading activity…" lines={5} />
      ) : activity.data.length === 0 ? (
        <Note>No changes yet.</Note>
      ) : (
        <ol>
          {activity.data.map(({ entry_id, at, actor, what }) => (
            <li key={entry_id} className={styles.line}>
              <span>
                {ACTORS[actor]}: {what}
              </span>
              <Note as="time" dateTime={at}>
                {formatMoment(at)}
              </Note>
            </li>
          ))}
        </ol>
      )}
      <MoreButton list={activity} size="small">
        Show more
      </MoreButton>
      {may(CONSOLE_SECTIONS.activity) ? (
        <p>
          <Link href={linkTo.adminActivityOf(restaurantId)}>View details and export</Link>
        </p>
      ) : null}
    </Section>
  );
}
