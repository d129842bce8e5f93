import { AppError } from '#functions/platform/app-error.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import type { AuthDependencies } from '../dependencies.ts';

/** Proof that an address is the owner's: a link that works once, for the address it was sent to, until it expires. */
export function createVerifyEmail({
  users,
  emailTokens,
  clock,
}: Pick<AuthDependencies, 'users' | 'emailTokens' | 'clock'>): Operation<typeof authRoutes.verifyEmail> {
  return async ({ body: { token } }, visitor) => {
    const now = epochSeconds(clock.now());
    const link = await emailTokens.find(token, { purpose: 'verification', now });
    if (link === undefined) throw invalidLink();
    // Marked before the link is used up: after a crash in between, the link still works.
    if (!(await users.markEmailVerified(link.user_id, link.email, clock.now()))) throw invalidLink();
    if (!(await emailTokens.use(token))) throw invalidLink();
    visitor.receipt.subject = { userId: link.user_id, restaurantId: link.user_id };
    return { message: 'Your email address is verified.' };
  };
}

function invalidLink(): AppError {
  return new AppError('verification_link_invalid');
}
