import { Navigate, Outlet } from 'react-router-dom';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { paths } from '#web/shell/navigation/paths.ts';

/** Protects screens of a restaurant. Administrators who act for none go to the console. */
export function RequireRestaurant() {
  const actsForRestaurant = restaurantIdOf(useUser()) !== undefined;
  return actsForRestaurant ? <Outlet /> : <Navigate to={paths.admin} replace />;
}
