import type { ActivityEntry } from '#shared/contract/settings/activity.ts';
import { useRestaurantActivity } from '#web/api/admin/restaurant-activity.ts';
import { LoadFailure } from '#web/features/errors/load-failure.tsx';
import { linkTo } from '#web/features/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './restaurant-details.module.css';

const ACTORS: Record<ActivityEntry['actor'], string> = {
  owner: 'The owner',
  administrator: 'An administrator',
  till: 'Staff',
  guest: 'A guest',
  assistant: 'The assistant',
  platform: 'The platform',
};

/** Who did what to it, newest first. */
export function ActivityOfRestaurant({ restaurantId }: { restaurantId: string }) {
  const activity = useRestaurantActivity(restaurantId);
  return (
    <section className={styles.section} aria-labelledby="activity">
      <h2 id="activity">Who did what</h2>
      {activity.isError ? (
        <LoadFailure query={activity} />
      ) : activity.data === undefined ? (
        <Loading label="Loading activity…">
          <Skeleton lines={5} />
        </Loading>
      ) : activity.data.length === 0 ? (
        <p className={styles.meaning}>No changes yet.</p>
      ) : (
        <ol className={styles.list}>
          {activity.data.map(({ entry_id, at, actor, what }) => (
            <li key={entry_id} className={styles.line}>
              <span>
                {ACTORS[actor]}: {what}
              </span>
              <time className={styles.meaning} dateTime={at}>
                {printedMoment(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {activity.hasNextPage ? (
        <Button
          size="small"
          isPending={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
      <p>
        <Link href={linkTo.adminActivityOf(restaurantId)}>See before and after, and export</Link>
      </p>
    </section>
  );
}

function printedMoment(at: string): string {
  const format = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(at).toLocaleString('en-US', format);
}
