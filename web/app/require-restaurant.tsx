import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../features/navigation/paths.ts';
import { restaurantIdOf, useUser } from '../features/session/session-context.ts';

/** The screens below it belong to a restaurant: an administrator who acts for none goes to the console. */
export function RequireRestaurant() {
  const actsForRestaurant = restaurantIdOf(useUser()) !== undefined;
  return actsForRestaurant ? <Outlet /> : <Navigate to={paths.admin} replace />;
}
