import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { WRONG_CODE } from '#shared/contract/errors/error-codes.ts';
import type { Challenge } from './challenges.ts';

export type ChallengeAccount = { challenge: Challenge; login: Login; user: User };

/**
 * Returns the account of a sign-in challenge. Throws `challenge_expired` if the password or email has changed
 * since.
 */
export async function resolveChallenge(
  { challenges, logins, users }: Pick<AuthDependencies, 'challenges' | 'logins' | 'users'>,
  text: string,
  purpose: Challenge['purpose'],
): Promise<ChallengeAccount> {
  const challenge = await challenges.read(text, purpose);
  const [login, user] = await Promise.all([logins.find(challenge.email), users.find(challenge.userId)]);
  const isCurrent =
    login?.user_id === challenge.userId &&
    user?.role === 'admin' &&
    user.email === challenge.email &&
    user.token_version === challenge.tokenVersion &&
    login.token_version_floor <= user.token_version;
  if (!isCurrent) throw new AppError('challenge_expired');
  return { challenge, login, user };
}

/** The field error for a wrong code. */
export function wrongCode(): AppError {
  const message = WRONG_CODE;
  return new AppError('wrong_code', { message, fields: { code: message } });
}
