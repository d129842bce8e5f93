import { useRestaurantId } from '#web/accounts/session-context.ts';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Activity } from './activity.tsx';
import styles from './activity-screen.module.css';

/** The restaurant’s activity log. */
export function ActivityScreen() {
  const restaurantId = useRestaurantId();
  return (
    <Stack gap={3} className={styles.page}>
      <ViewHeader view={VIEWS.activity} />
      <Activity restaurantId={restaurantId} />
    </Stack>
  );
}
