import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { User, UsersRepository } from '#functions/modules/users/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';
import type { EmailTokensRepository } from '#functions/platform/email/email-tokens-repository.ts';
import type { Mailer } from '#functions/platform/email/mailer.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import type { DeliveriesRepository } from './deliveries-repository.ts';
import { createVerificationMail } from './verification-mail.ts';

/** How long a verification link works. */
export const LINK_LIFETIME_SECONDS = 24 * 60 * 60;
/** Longer than one delivery may run (30 s), shorter than the queue waits before the next (180 s). */
const LEASE_SECONDS = 60;

export type EmailWorkerDependencies = {
  users: Pick<UsersRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  emailTokens: Pick<EmailTokensRepository, 'create'>;
  deliveries: DeliveriesRepository;
  mailer: Mailer;
  clock: Clock;
  createToken: () => string;
  /** Origin of the web app, without a trailing slash. */
  webOrigin: string;
};

/**
 * Sends the e-mail that a message asks for. At least once: an e-mail is marked as sent only after it was,
 * so none is lost. Deliveries of one request that overlap or follow each other send one e-mail, because
 * only the holder of the lease sends. Two can go out only if a worker dies between sending and marking.
 */
export function createEmailWork(
  dependencies: EmailWorkerDependencies,
): (message: EmailMessage) => Promise<void> {
  const { users, deliveries, clock } = dependencies;
  return async ({ user_id: userId, request_id: requestId }) => {
    const user = await users.find(userId);
    if (user === undefined || user.email_verified) return;
    const now = epochSeconds(clock.now());
    const expiresAt = now + LINK_LIFETIME_SECONDS;
    const claim = await deliveries.claim(requestId, { now, leasedUntil: now + LEASE_SECONDS, expiresAt });
    if (claim === 'sent') return;
    if (claim === 'held')
      throw new AppError('unavailable', { message: 'Another delivery is sending this e-mail.' });
    try {
      await sendVerification(dependencies, user, { requestId, expiresAt });
    } catch (error) {
      await deliveries.release(requestId);
      throw error;
    }
    await deliveries.markSent(requestId);
  };
}

async function sendVerification(
  { restaurants, emailTokens, mailer, createToken, webOrigin }: EmailWorkerDependencies,
  user: User,
  { requestId, expiresAt }: { requestId: string; expiresAt: number },
): Promise<void> {
  const token = createToken();
  await emailTokens.create(token, { user_id: user.user_id, email: user.email, expires_at: expiresAt });
  const restaurant = await restaurants.find(user.user_id);
  const mail = createVerificationMail({
    id: requestId,
    to: user.email,
    restaurantName: restaurant?.name ?? BRAND_NAME,
    link: `${webOrigin}/verify-email?token=${token}`,
  });
  await mailer.send(mail);
}
