import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { Administration } from './administration.tsx';
import { RestaurantDashboard } from './restaurant-dashboard.tsx';

/** The restaurant's dashboard; for an administrator who acts for nobody, the administration. */
export function DashboardScreen() {
  const user = useUser();
  const actsForRestaurant = restaurantIdOf(user) !== undefined;
  return (
    <AppShell title={actsForRestaurant ? 'Growth Command Center' : 'Platform Administration'}>
      {actsForRestaurant ? <RestaurantDashboard /> : <Administration />}
    </AppShell>
  );
}
