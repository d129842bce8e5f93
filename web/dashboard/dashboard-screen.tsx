import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { RestaurantDashboard } from './restaurant-dashboard.tsx';

export function DashboardScreen() {
  return (
    <>
      <ScreenTitle>{VIEWS.overview.title}</ScreenTitle>
      <RestaurantDashboard />
    </>
  );
}
