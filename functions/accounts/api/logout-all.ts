import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import type { AuthDependencies } from './dependencies.ts';

/** Ends all sessions of the caller with one write, for example after losing a phone. */
export function createLogoutAll({
  users,
}: Pick<AuthDependencies, 'users'>): Operation<typeof authRoutes.logoutAll> {
  return async (_input, { userId }) => {
    if (!(await users.endSessions(userId))) throw new AppError('unauthenticated');
    return { message: 'You’ve signed out everywhere.' };
  };
}
