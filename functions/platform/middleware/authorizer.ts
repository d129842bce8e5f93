import { type Access, impersonationOf, mayAdministrate, type Route } from '#shared/contract/route.ts';
import { AppError } from '../app-error.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import type { Identity } from '../auth/caller.ts';
import type { HttpMiddleware } from './http-call.ts';

type GuardedAccess = Exclude<Access, 'public'>;
type GuardedRoute = Pick<Route, 'admins' | 'isRefusedWhileSuspended' | 'impersonation'> & {
  access: GuardedAccess;
};

const OWNER_ONLY = 'You’re impersonating this restaurant. Only the owner can spend money or change the plan.';
const ROLE_NEEDED = 'Your role doesn’t allow this. Ask someone with the Admin role.';
const ADMINISTRATOR_ONLY = 'You’re impersonating a restaurant. End impersonation to do this.';

export type Gate = {
  authenticate: Authenticate;
  /** True if the group's messages and ads reach no one and cost nothing. */
  isTestMode: boolean;
  /** Whether the restaurant's grace period ended without a payment. Absent if no route of the group needs it. */
  isPlanPaused?: ((restaurantId: string) => Promise<boolean>) | undefined;
};

/** Identifies the caller, and refuses callers that the route's access doesn't allow. */
export function authorizer(
  route: GuardedRoute,
  { authenticate, isTestMode, isPlanPaused }: Gate,
): HttpMiddleware {
  const { access, isRefusedWhileSuspended } = route;
  return {
    before: ({ event: call }) =>
      authenticate(call.request.headers.authorization).then(async (identity) => {
        Object.assign(call.caller, identity);
        if (access === 'owner' && identity.isRestaurantGone) throw new AppError('unauthenticated');
        if (access === 'admin') assertAdministrates(route, identity);
        if (access === 'owner' && identity.restaurantId === undefined) throw new AppError('forbidden');
        if (identity.isImpersonating) assertMayImpersonate(route, isTestMode);
        if (!isRefusedWhileSuspended || identity.restaurantId === undefined) return;
        if (identity.isSuspended) throw new AppError('suspended');
        if (await isPlanPaused?.(identity.restaurantId)) throw new AppError('plan_paused');
      }),
  };
}

/** Throws `AppError('forbidden')` for owners, and for administrators whose role the route doesn't name. */
function assertAdministrates(route: GuardedRoute, { role, adminRole = 'admin' }: Identity): void {
  if (role !== 'admin') throw new AppError('forbidden');
  if (!mayAdministrate(route, adminRole)) throw new AppError('forbidden', { message: ROLE_NEEDED });
}

/** Throws `AppError('forbidden')` during an impersonation, for routes that don't allow it. */
function assertMayImpersonate(route: GuardedRoute, isTestMode: boolean): void {
  const rule = impersonationOf(route);
  if (rule === 'allowed' || (rule === 'test_mode' && isTestMode)) return;
  throw new AppError('forbidden', { message: route.access === 'owner' ? OWNER_ONLY : ADMINISTRATOR_ONLY });
}
