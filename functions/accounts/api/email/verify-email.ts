import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';

/**
 * Verifies an address with the link that was sent to it, until the link expires. Mail scanners open links before
 * people do, so opening it again gets the same answer.
 */
export function createVerifyEmail({
  users,
  emailTokens,
  clock,
}: Pick<AuthDependencies, 'users' | 'emailTokens' | 'clock'>): Operation<typeof authRoutes.verifyEmail> {
  return async ({ body: { token } }, { audit }) => {
    const now = epochSeconds(clock.now());
    const link = await emailTokens.find(token, { purpose: 'verification', now });
    const outcome = link && (await users.markEmailVerified(link.user_id, link.email, clock.now()));
    if (link === undefined || outcome === undefined) throw new AppError('verification_link_invalid');
    audit.subject = { userId: link.user_id, restaurantId: link.user_id };
    audit.changedNothing = outcome === 'marked_before';
    return {
      message: audit.changedNothing
        ? 'Your email address is already verified.'
        : 'Your email address is verified.',
    };
  };
}
