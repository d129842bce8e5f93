import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Identity } from '#functions/platform/auth/caller.ts';
import type { Impersonation } from '#functions/platform/auth/token.ts';

/** Issues a token for the administrator's session, with its impersonation if there is one. */
export async function issueAdminToken(
  { users, tokens }: Pick<AuthDependencies, 'users' | 'tokens'>,
  { userId, sessionId }: Pick<Identity, 'userId' | 'sessionId'>,
  impersonation?: Impersonation,
): Promise<string> {
  const admin = await users.find(userId);
  if (admin === undefined) throw new AppError('unauthenticated');
  const { role, token_version: tokenVersion } = admin;
  return tokens.issue({ userId, role, tokenVersion, sessionId, impersonation });
}
