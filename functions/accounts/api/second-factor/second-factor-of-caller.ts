import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { requireReauthentication } from '#functions/accounts/api/password/require-reauthentication.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { secondFactorRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

export function createGetSecondFactor(
  dependencies: AuthDependencies,
): Operation<typeof secondFactorRoutes.getSecondFactor> {
  const { users, logins, needsSecondFactor } = dependencies;
  return async (_input, { userId }) => {
    const user = await users.find(userId);
    const login = user && (await logins.find(user.email));
    const factor = login?.user_id === userId ? login.second_factor : undefined;
    return {
      data: {
        is_required: needsSecondFactor,
        enrolled_at: factor?.confirmed_at ?? null,
        recovery_codes_left: Object.keys(factor?.recovery ?? {}).length,
      },
    };
  };
}

/** Lets a signed-in administrator replace the factor after checking the password again. */
export function createAllowEnrollment(
  dependencies: AuthDependencies,
): Operation<typeof secondFactorRoutes.allowEnrollment> {
  return async ({ body }, caller) => {
    const { login, tokenVersion } = await presentLogin(dependencies, caller, body.current_password);
    const challenge = await dependencies.challenges.issue({
      userId: caller.userId,
      email: login.email,
      tokenVersion,
      purpose: 'enroll',
      replaces: login.second_factor?.id,
    });
    return { data: { challenge, is_enrolled: login.second_factor !== undefined } };
  };
}

export function createRenewRecoveryCodes(
  dependencies: AuthDependencies,
): Operation<typeof secondFactorRoutes.renewRecoveryCodes> {
  return async ({ body }, caller) => {
    const { login } = await presentLogin(dependencies, caller, body.current_password);
    const recovery_codes = newRecoveryCodes();
    const hashes = recovery_codes.map(recoveryCodeHash);
    const factor = login.second_factor;
    if (
      factor === undefined ||
      !(await dependencies.logins.replaceRecoveryCodes(login.email, factor, hashes))
    )
      throw new AppError('not_enrolled');
    return { data: { recovery_codes } };
  };
}

export function createRemoveSecondFactor(
  dependencies: AuthDependencies,
): Operation<typeof secondFactorRoutes.removeSecondFactor> {
  const { logins, needsSecondFactor } = dependencies;
  return async ({ body }, caller) => {
    if (needsSecondFactor) throw new AppError('second_factor_needed');
    const { login } = await presentLogin(dependencies, caller, body.current_password);
    if (login.second_factor === undefined) throw new AppError('not_enrolled');
    await logins.removeFactor(login.email, caller.userId);
    return { message: 'Two-step verification is off.' };
  };
}

/** Returns the caller's login after checking the password. */
async function presentLogin(
  dependencies: AuthDependencies,
  { userId }: Caller,
  password: string,
): Promise<{ login: Login; tokenVersion: number }> {
  const user = await requireReauthentication(dependencies, userId, password);
  const login = await dependencies.logins.find(user.email);
  if (login?.user_id !== userId) throw new AppError('unauthenticated');
  return { login, tokenVersion: user.token_version };
}
