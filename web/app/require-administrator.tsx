import { Navigate, Outlet } from 'react-router-dom';
import { AccessDenied } from '../features/errors/access-denied.tsx';
import { paths } from '../features/navigation/paths.ts';
import { restaurantIdOf, useUser } from '../features/session/session-context.ts';

/** The console's screens are below it. Owners are refused; who acts as a restaurant sees what the restaurant sees. */
export function RequireAdministrator() {
  const user = useUser();
  if (user.role !== 'admin') return <AccessDenied />;
  return restaurantIdOf(user) === undefined ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
