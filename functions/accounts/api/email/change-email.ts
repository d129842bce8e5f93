import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { requireReauthentication } from '#functions/accounts/api/password/require-reauthentication.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';

/**
 * Starts a change of address after checking the password. The account keeps its address until the new one is
 * confirmed. Links that were sent to an earlier pending address stop working.
 */
export function createChangeEmail(dependencies: AuthDependencies): Operation<typeof authRoutes.changeEmail> {
  const { logins, users, emails, ids, rateLimiter, limits } = dependencies;
  return async ({ body: { new_email: newEmail, current_password } }, caller) => {
    const user = await requireReauthentication(dependencies, caller.userId, current_password);
    if (newEmail === user.email) throw refused('This is already your email address. Enter a different one.');
    await rateLimiter.reserveAttempt(limits.verificationMailsPerAddress, addressGroup(caller.clientIp));
    await rateLimiter.reserveAttempt(limits.verificationMailsPerUser, caller.userId);
    const there = await logins.find(newEmail);
    if (there !== undefined && there.user_id !== user.user_id) throw emailTaken();
    if (!(await users.awaitEmail(user, newEmail))) throw new AppError('unauthenticated');
    await releaseAbandoned(dependencies, user, newEmail);
    await emails.send({ kind: 'email_change', user_id: user.user_id, request_id: ids.next() });
    return {
      message: `We sent a link to ${newEmail}. Open it within 24 hours. Until you do, sign in with ${user.email}.`,
    };
  };
}

/** Releases an earlier pending address that an interrupted move may have claimed. */
async function releaseAbandoned({ logins }: AuthDependencies, user: User, newEmail: string): Promise<void> {
  const { pending_email: earlier, user_id } = user;
  if (earlier === undefined || earlier === newEmail) return;
  const claim = await logins.find(earlier);
  if (claim?.user_id === user_id && claim.moved) await logins.releaseClaim(earlier, claim.moved.id);
}

export function emailTaken(): AppError {
  const message = 'Another account already uses this email address.';
  return new AppError('email_taken', { message, fields: { new_email: message } });
}

function refused(message: string): AppError {
  return new AppError('invalid_input', { fields: { new_email: message } });
}
