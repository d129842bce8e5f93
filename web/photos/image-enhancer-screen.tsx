import { switchedOff } from '#shared/features/ai-features.ts';
import { useRestaurantDashboard } from '#web/dashboard/api/restaurant-dashboard.ts';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Enhancer } from './enhancer.tsx';
import styles from './image-enhancer-screen.module.css';

const { icon: Icon } = VIEWS.imageEnhancer;

/** Improves a food photo (spec, owner tools §2). */
export function ImageEnhancerScreen() {
  const dashboard = useRestaurantDashboard();
  const isOff = dashboard.data?.features.image_enhancement === false;
  return (
    <Stack gap={4} className={styles.screen}>
      <ViewHeader view={VIEWS.imageEnhancer} />
      {isOff ? (
        <EmptyState icon={<Icon />} title="Image Enhancer is off">
          {switchedOff('image_enhancement')}
        </EmptyState>
      ) : (
        <Enhancer />
      )}
    </Stack>
  );
}
