import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { ScreenTitle } from '#web/features/shell/screen-title.tsx';
import { VIEWS } from '#web/features/shell/views.ts';
import { Administration } from './administration.tsx';
import { RestaurantDashboard } from './restaurant-dashboard.tsx';

/** The restaurant's dashboard; for an administrator who acts for nobody, the administration. */
export function DashboardScreen() {
  const user = useUser();
  const actsForRestaurant = restaurantIdOf(user) !== undefined;
  return (
    <>
      <ScreenTitle>{actsForRestaurant ? VIEWS.overview.title : 'Platform Administration'}</ScreenTitle>
      {actsForRestaurant ? <RestaurantDashboard /> : <Administration />}
    </>
  );
}
