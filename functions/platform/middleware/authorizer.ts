import type { Access, Route } from '#shared/contract/routes/route.ts';
import { AppError } from '../app-error.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import type { HttpMiddleware } from './http-call.ts';

type GuardedAccess = Exclude<Access, 'public'>;

/** Finds out who calls, and lets through whom the route's access allows. */
export function authorizer(
  { access, isRefusedWhileSuspended }: Pick<Route, 'isRefusedWhileSuspended'> & { access: GuardedAccess },
  authenticate: Authenticate,
): HttpMiddleware {
  return {
    before: ({ event: call }) =>
      authenticate(call.request.headers.authorization).then((identity) => {
        Object.assign(call.caller, identity);
        if (access === 'owner' && identity.isRestaurantGone) throw new AppError('unauthenticated');
        if (access === 'admin' && identity.role !== 'admin') throw new AppError('forbidden');
        if (access === 'owner' && identity.restaurantId === undefined) throw new AppError('forbidden');
        if (isRefusedWhileSuspended && identity.isSuspended) throw new AppError('suspended');
      }),
  };
}
