import { Navigate, Outlet } from 'react-router-dom';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { AccessDenied } from '#web/shell/errors/access-denied.tsx';
import { paths } from '#web/shell/navigation/paths.ts';

/** Protects the console. Owners are refused; an administrator acting as a restaurant sees the restaurant’s screens. */
export function RequireAdministrator() {
  const user = useUser();
  if (user.role !== 'admin') return <AccessDenied />;
  return restaurantIdOf(user) === undefined ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
