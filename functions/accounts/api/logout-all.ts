import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import type { AuthDependencies } from './dependencies.ts';

/** Ends every session of the caller in one write: for a telephone that was lost, or a browser left open. */
export function createLogoutAll({
  users,
}: Pick<AuthDependencies, 'users'>): Operation<typeof authRoutes.logoutAll> {
  return async (_input, { userId }) => {
    if (!(await users.endSessions(userId))) throw new AppError('unauthenticated');
    return { message: 'You’re signed out everywhere.' };
  };
}
