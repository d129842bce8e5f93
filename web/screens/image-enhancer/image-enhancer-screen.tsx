import { FEATURE_LABELS } from '#shared/domain/ai-features.ts';
import { useRestaurantDashboard } from '#web/api/restaurant-dashboard.ts';
import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { NoRestaurant } from '#web/features/shell/no-restaurant.tsx';
import { ViewHeader } from '#web/features/shell/view-header.tsx';
import { VIEWS } from '#web/features/shell/views.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Enhancer } from './enhancer.tsx';
import styles from './image-enhancer-screen.module.css';

const { title, icon: Icon } = VIEWS.imageEnhancer;

/** A photo of a dish made fit to be shown (spec, owner tools §2). */
export function ImageEnhancerScreen() {
  const dashboard = useRestaurantDashboard();
  if (restaurantIdOf(useUser()) === undefined) return <NoRestaurant title={title} />;
  const isOff = dashboard.data?.features.image_enhancement === false;
  return (
    <div className={styles.screen}>
      <ViewHeader view={VIEWS.imageEnhancer} />
      {isOff ? (
        <EmptyState icon={<Icon />} title="Switched off">
          {FEATURE_LABELS.image_enhancement} is switched off for your restaurant. Please ask us to switch it
          on.
        </EmptyState>
      ) : (
        <Enhancer />
      )}
    </div>
  );
}
