import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { sessionsToEnd } from '#functions/accounts/session.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import { TOKEN_LIFETIME_SECONDS } from '#functions/platform/auth/token.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import { browserName } from './browser-name.ts';

/** Issues the token of a new session. An administrator's session is listed, so it can be ended alone. */
export async function issueSession(
  { users, tokens, ids, clock }: Pick<AuthDependencies, 'users' | 'tokens' | 'ids' | 'clock'>,
  user: User,
  { clientIp, userAgent }: Visitor,
): Promise<string> {
  const { user_id: userId, role, token_version: tokenVersion } = user;
  if (role !== 'admin') return tokens.issue({ userId, role, tokenVersion });
  const now = clock.now();
  const session = {
    id: ids.next(),
    browser: browserName(userAgent),
    network: addressGroup(clientIp),
    began_at: now.toISOString(),
    seen_at: now.toISOString(),
  };
  const ended = sessionsToEnd(user.sessions ?? {}, { now, lifetimeSeconds: TOKEN_LIFETIME_SECONDS });
  if (!(await users.openSession(user, session, ended))) throw new AppError('unauthenticated');
  return tokens.issue({ userId, role, tokenVersion, sessionId: session.id });
}
