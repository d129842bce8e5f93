import type { Login } from '#functions/modules/logins/logins-repository.ts';
import type { Restaurant } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { User } from '#functions/modules/users/users-repository.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import type { User as UserAnswer } from '#shared/contract/account.ts';
import type { SecondFactorRequired } from '#shared/contract/sign-in/second-factor.ts';
import type { AuthDependencies } from '../dependencies.ts';
import { beginSession } from '../session.ts';

type Account = { login: Login; user: User; restaurant: Pick<Restaurant, 'name'> | undefined };

/** What follows a right password: a session, or the question for the second factor. */
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
