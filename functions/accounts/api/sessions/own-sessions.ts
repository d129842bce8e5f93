import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { TOKEN_LIFETIME_SECONDS } from '#functions/platform/auth/token.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { sessionRoutes } from '#shared/accounts/contract/session-routes.ts';

/** Lists sessions whose tokens haven't expired, newest first. */
export function createListSessions({
  users,
  clock,
}: Pick<AuthDependencies, 'users' | 'clock'>): Operation<typeof sessionRoutes.listSessions> {
  return async (_input, { userId, sessionId }) => {
    const { sessions = {} } = (await users.find(userId)) ?? {};
    const oldest = new Date(clock.now().getTime() - TOKEN_LIFETIME_SECONDS * 1000).toISOString();
    const open = Object.entries(sessions)
      .filter(([, { began_at }]) => began_at > oldest)
      .map(([session_id, row]) => ({ session_id, ...row, is_current: session_id === sessionId }))
      .toSorted((one, other) => (one.began_at < other.began_at ? 1 : -1));
    return { data: { sessions: open } };
  };
}

export function createEndSession({
  users,
}: Pick<AuthDependencies, 'users'>): Operation<typeof sessionRoutes.endSession> {
  return async ({ params: { id } }, { userId }) => {
    if (!(await users.endSession(userId, id))) throw new AppError('not_found');
    return { message: 'Session ended.' };
  };
}
