import { mayAdministrate, type Route } from '#shared/contract/route.ts';
import { useUser } from '#web/accounts/session-context.ts';

/** Whether the administrator’s role includes a route or a section: the console shows no control that is refused. */
export function useMay(): (what: Pick<Route, 'admins'> & Partial<Pick<Route, 'access'>>) => boolean {
  const { admin_role: role = 'admin' } = useUser();
  return (what) => mayAdministrate(what, role);
}
