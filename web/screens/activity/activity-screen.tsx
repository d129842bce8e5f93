import { useRestaurantId } from '#web/features/session/session-context.ts';
import { ViewHeader } from '#web/features/shell/view-header.tsx';
import { VIEWS } from '#web/features/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Activity } from './activity.tsx';
import styles from './activity-screen.module.css';

/** What was done to the restaurant, by whom. */
export function ActivityScreen() {
  const restaurantId = useRestaurantId();
  return (
    <Stack gap={3} className={styles.page}>
      <ViewHeader view={VIEWS.activity} />
      <Activity restaurantId={restaurantId} />
    </Stack>
  );
}
