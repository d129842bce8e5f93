import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { beginSession } from '#functions/accounts/api/session.ts';
import type { Login } from '#functions/accounts/logins-repository.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { User as UserAnswer } from '#shared/accounts/contract/account.ts';
import type { SecondFactorRequired } from '#shared/accounts/contract/second-factor.ts';

type Account = { login: Login; user: User; restaurant: Pick<Restaurant, 'name'> | undefined };

/** Continues after a right password: starts a session, or asks for the code of two-step verification. */
export async function admit(
  dependencies: AuthDependencies,
  account: Account,
  visitor: Visitor,
): Promise<{ token: string; user: UserAnswer } | { second_factor_required: SecondFactorRequired }> {
  const { login, user } = account;
  const isEnrolled = login.second_factor !== undefined;
  const isAsked = isEnrolled || (user.role === 'admin' && dependencies.needsSecondFactor);
  if (!isAsked) return beginSession(dependencies, account, visitor);
  const challenge = await dependencies.challenges.issue({
    userId: user.user_id,
    email: login.email,
    tokenVersion: user.token_version,
    purpose: isEnrolled ? 'sign_in' : 'enroll',
  });
  return { second_factor_required: { challenge, is_enrolled: isEnrolled } };
}
