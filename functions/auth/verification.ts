import { AppError } from '#functions/platform/app-error.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import type { AuthDependencies } from './dependencies.ts';

type VerificationOperations = Pick<Operations<typeof authRoutes>, 'verifyEmail' | 'resendVerification'>;

/** Proof that an address is the owner's: a link that works once, for the address it was sent to, until it expires. */
export function createVerification(dependencies: AuthDependencies): VerificationOperations {
  const { users, emailTokens, rateLimiter, limits, clock } = dependencies;
  return {
    verifyEmail: async ({ body: { token } }, visitor) => {
      const now = epochSeconds(clock.now());
      const link = await emailTokens.find(token, { purpose: 'verification', now });
      if (link === undefined) throw invalidLink();
      // Marked before the link is used up: after a crash in between, the link still works.
      if (!(await users.markEmailVerified(link.user_id, link.email, clock.now()))) throw invalidLink();
      if (!(await emailTokens.use(token))) throw invalidLink();
      visitor.receipt.subject = { userId: link.user_id, restaurantId: link.user_id };
      return { message: 'Your e-mail address is verified.' };
    },
    resendVerification: async (_input, caller) => {
      const user = await users.find(caller.userId);
      if (user === undefined) throw new AppError('unauthenticated');
      if (user.email_verified) throw new AppError('already_verified');
      await rateLimiter.reserveAttempt(limits.verificationMailsPerAddress, addressGroup(caller.clientIp));
      await rateLimiter.reserveAttempt(limits.verificationMailsPerUser, caller.userId);
      await requestVerification(dependencies, caller.userId);
      return { message: `We have sent a new verification link to ${user.email}.` };
    },
  };
}

/** Asks the e-mail worker to send a verification link. */
export async function requestVerification(
  { emails, ids }: Pick<AuthDependencies, 'emails' | 'ids'>,
  userId: string,
): Promise<void> {
  await emails.send({ kind: 'verification', user_id: userId, request_id: ids.next() });
}

function invalidLink(): AppError {
  return new AppError('verification_link_invalid');
}
