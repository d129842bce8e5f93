import { closeAccount } from '#functions/accounts/close-account.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import type { AuthDependencies } from './dependencies.ts';
import { requireReauthentication } from './password/require-reauthentication.ts';

/**
 * Deletes an owner's account. The message is sent first, so that the worker deletes the account even if this call
 * fails. The account is closed before the answer.
 */
export function createDeleteAccount(
  dependencies: AuthDependencies,
): Operation<typeof authRoutes.deleteAccount> {
  return async ({ body }, { userId, role, audit }) => {
    if (role !== 'restaurant') {
      throw new AppError('forbidden', { message: 'Only the owner can delete a restaurant’s account.' });
    }
    await requireReauthentication(dependencies, userId, body.current_password);
    await dependencies.accountDeletions.send({ restaurant_id: userId });
    await closeAccount(dependencies, userId);
    audit.subject = { userId, restaurantId: userId };
    return { message: 'Your account has been deleted.' };
  };
}
