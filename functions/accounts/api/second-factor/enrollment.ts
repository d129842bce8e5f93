import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { reserveGuess } from '#functions/accounts/api/password-guesses.ts';
import { beginSession } from '#functions/accounts/api/session.ts';
import { recoveryOf } from '#functions/accounts/second-factor.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { secondFactorRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { newRecoveryCodes, plainCode, recoveryCodeHash } from './recovery-codes.ts';
import { resolveChallenge, wrongCode } from './resolve-challenge.ts';
import { newTotpSecret, otpauthUri, stepOfCode } from './totp.ts';

/** Creates a secret and stores it, encrypted, with the challenge. Each call creates a new one. */
export function createBeginEnrollment(
  dependencies: AuthDependencies,
): Operation<typeof secondFactorRoutes.beginEnrollment> {
  const { logins, encryptor } = dependencies;
  return async ({ body }) => {
    const { challenge, login, user } = await resolveChallenge(dependencies, body.challenge, 'enroll');
    if (login.second_factor?.id !== challenge.replaces) throw new AppError('challenge_expired');
    const secret = newTotpSecret();
    const pending = { id: challenge.id, sealed_secret: await encryptor.encrypt(secret, user.user_id) };
    if (!(await logins.putPendingFactor(login, pending))) throw new AppError('challenge_expired');
    return {
      data: { secret, otpauth_uri: otpauthUri({ secret, account: user.email, issuer: BRAND_NAME }) },
    };
  };
}

/** Activates the secret with its first right code, and consumes that code. Answers a session and the recovery codes. */
export function createConfirmEnrollment(
  dependencies: AuthDependencies,
): Operation<typeof secondFactorRoutes.confirmEnrollment> {
  const { logins, encryptor, clock } = dependencies;
  return async ({ body }, visitor) => {
    const { challenge, login, user } = await resolveChallenge(dependencies, body.challenge, 'enroll');
    const pending = login.pending_second_factor;
    if (pending?.id !== challenge.id || login.second_factor?.id !== challenge.replaces)
      throw new AppError('challenge_expired');
    const guess = await reserveGuess(dependencies, { email: login.email, login }, visitor);
    const secret = await encryptor.decrypt(pending.sealed_secret, user.user_id);
    const step = stepOfCode(secret, plainCode(body.code), { now: clock.now(), lastStep: 0 });
    if (step === undefined) throw wrongCode();
    await guess.refund();
    const recovery_codes = newRecoveryCodes();
    const confirmed = await logins.confirmFactor(login, {
      ...pending,
      confirmed_at: clock.now().toISOString(),
      last_step: step,
      recovery: recoveryOf(recovery_codes.map(recoveryCodeHash)),
    });
    if (!confirmed) throw new AppError('challenge_expired');
    visitor.audit.subject = { userId: user.user_id };
    const session = await beginSession(dependencies, { login, user, restaurant: undefined }, visitor);
    return Object.assign(session, { data: { recovery_codes } });
  };
}
