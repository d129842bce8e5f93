import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { reserveGuess } from '#functions/accounts/api/password-guesses.ts';
import { beginSession } from '#functions/accounts/api/session.ts';
import type { SecondFactor } from '#functions/accounts/second-factor.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { secondFactorRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import { plainCode, recoveryCodeHash } from './recovery-codes.ts';
import { resolveChallenge, wrongCode } from './resolve-challenge.ts';
import { stepOfCode } from './totp.ts';

/** Signs in with a code. Like a password guess, it is counted before the check, and refunded if it is right. */
export function createSignInWithCode(
  dependencies: AuthDependencies,
): Operation<typeof secondFactorRoutes.signInWithCode> {
  return async ({ body }, visitor) => {
    const { login, user } = await resolveChallenge(dependencies, body.challenge, 'sign_in');
    const factor = login.second_factor;
    if (factor === undefined) throw new AppError('challenge_expired');
    const guess = await reserveGuess(dependencies, { email: login.email, login }, visitor);
    const by = await spendCode(dependencies, { factor, email: login.email, userId: user.user_id }, body.code);
    if (by === undefined) throw wrongCode();
    await guess.refund();
    visitor.audit.subject = { userId: user.user_id };
    visitor.audit.after = { by };
    return beginSession(dependencies, { login, user, restaurant: undefined }, visitor);
  };
}

type Owned = { factor: SecondFactor; email: string; userId: string };

/** Consumes a code: of two calls with the same code, one succeeds. Returns undefined for a wrong code. */
async function spendCode(
  { logins, encryptor, clock }: Pick<AuthDependencies, 'logins' | 'encryptor' | 'clock'>,
  { factor, email, userId }: Owned,
  typed: string,
): Promise<'app' | 'recovery code' | undefined> {
  const code = plainCode(typed);
  const hash = recoveryCodeHash(code);
  if (Object.hasOwn(factor.recovery, hash)) {
    const isUsed = await logins.spendRecoveryCode(email, factor, hash);
    return isUsed ? 'recovery code' : undefined;
  }
  const secret = await encryptor.decrypt(factor.sealed_secret, userId);
  const step = stepOfCode(secret, code, { now: clock.now(), lastStep: factor.last_step });
  if (step === undefined) return undefined;
  return (await logins.spendStep(email, factor, step)) ? 'app' : undefined;
}
