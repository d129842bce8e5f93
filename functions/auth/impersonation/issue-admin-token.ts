import { AppError } from '#functions/platform/app-error.ts';
import type { Impersonation } from '#functions/platform/auth/token.ts';
import type { AuthDependencies } from '../dependencies.ts';

/** An administrator's token, with the impersonation that it is for, if any. */
export async function issueAdminToken(
  { users, tokens }: Pick<AuthDependencies, 'users' | 'tokens'>,
  adminId: string,
  impersonation?: Impersonation,
): Promise<string> {
  const admin = await users.find(adminId);
  if (admin === undefined) throw new AppError('unauthenticated');
  const { role, token_version: tokenVersion } = admin;
  return tokens.issue({ userId: adminId, role, tokenVersion, impersonation });
}
