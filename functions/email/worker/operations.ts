import type { EmailToken, EmailTokensRepository } from '#functions/accounts/email-tokens-repository.ts';
import type { User, UsersRepository } from '#functions/accounts/users-repository.ts';
import type { EmailOptOuts } from '#functions/bulk-emails/email-opt-outs.ts';
import type { FailedMailsRepository } from '#functions/email/failed-mails-repository.ts';
import type { Mail, Mailer } from '#functions/email/provider/mailer.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';
import type { PlatformRules } from '#functions/platform-settings/platform-rules.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { INVITATION_DAYS } from '#shared/accounts/contract/administrator-routes.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { API_BASE } from '#shared/contract/route.ts';
import { createPaymentFailedMail, createSubscriptionEndedMail } from './billing-mails.ts';
import { createContentRejectedMail } from './content-rejected-mail.ts';
import { createEmailChangedMail, createEmailChangeMail } from './email-change-mails.ts';
import { createLetterMail } from './letter-mail.ts';
import { createMarketingMail } from './marketing-mail.ts';
import { createNoticeMail } from './notice-mail.ts';
import {
  createAdminInvitationMail,
  createPasswordChangedMail,
  createPasswordResetMail,
} from './password-mails.ts';
import { createVerificationMail } from './verification-mail.ts';

/** How long a link works. Links that give access to the account expire sooner. */
export const LINK_LIFETIME_SECONDS = {
  verification: 24 * 60 * 60,
  email_change: 24 * 60 * 60,
  password_reset: 60 * 60,
} as const;
/** The same for an invitation, which sets the first password. */
const INVITATION_SECONDS = INVITATION_DAYS * 24 * 60 * 60;
/** Longer than all links work. Until then the same request sends nothing again. */
const DELIVERY_LIFETIME_SECONDS = 24 * 60 * 60;
/** Longer than one delivery may run (30 s), shorter than the queue waits before the next one (180 s). */
const LEASE_SECONDS = 60;

export type EmailWorkerDependencies = {
  users: Pick<UsersRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  moderation: Pick<ModerationRepository, 'find'>;
  emailTokens: Pick<EmailTokensRepository, 'create' | 'claimDelivery' | 'markDelivered' | 'releaseDelivery'>;
  failedMails: Pick<FailedMailsRepository, 'record' | 'clear'>;
  mailer: Mailer;
  /** The platform's name as the sender. */
  brandName: () => Promise<string>;
  /** Of the platform's company. Null until an administrator enters it. */
  postalAddress: () => Promise<string | null>;
  retentionDays: PlatformRules['retentionDays'];
  optOuts: Pick<EmailOptOuts, 'isOptedOut' | 'addLink'>;
  clock: Clock;
  createToken: () => string;
  /** Origin of the web app, without a trailing slash. */
  webOrigin: string;
};

/** Creates the email with its link. */
type Compose = (
  dependencies: EmailWorkerDependencies,
  user: User,
  request: { id: string; brand: string } & Pick<EmailMessage, 'letter' | 'notice'>,
) => Promise<Mail>;

const COMPOSE: Record<EmailMessage['kind'], Compose> = {
  verification: async (dependencies, user, { id, brand }) => {
    const token = await createLink(dependencies, user, 'verification');
    const restaurant = await dependencies.restaurants.find(user.user_id);
    const link = `${dependencies.webOrigin}/verify-email?token=${token}`;
    return createVerificationMail({
      id,
      to: user.email,
      brand,
      restaurantName: restaurant?.name ?? brand,
      link,
    });
  },
  // In the fragment, so that the token isn't in a server's log.
  password_reset: async (dependencies, user, { id, brand }) => {
    const token = await createLink(dependencies, user, 'password_reset');
    const link = `${dependencies.webOrigin}/reset-password#${token}`;
    return createPasswordResetMail({ id, to: user.email, brand, link });
  },
  admin_invitation: async (dependencies, user, { id, brand }) => {
    const token = await createLink(dependencies, user, 'password_reset', INVITATION_SECONDS);
    const link = `${dependencies.webOrigin}/reset-password?invited=true#${token}`;
    return createAdminInvitationMail({ id, to: user.email, brand, link });
  },
  password_changed: async ({ webOrigin }, user, { id, brand }) =>
    createPasswordChangedMail({ id, to: user.email, brand, link: `${webOrigin}/forgot-password` }),
  email_change: async (dependencies, user, { id, brand }) => {
    const to = addressFor('email_change', user);
    const token = await createLink(dependencies, { ...user, email: to }, 'email_change');
    return createEmailChangeMail({ id, to, brand, link: `${dependencies.webOrigin}/confirm-email#${token}` });
  },
  email_changed: async ({ webOrigin }, user, { id, brand }) =>
    createEmailChangedMail({ id, to: addressFor('email_changed', user), brand, link: `${webOrigin}/login` }),
  payment_failed: async ({ webOrigin }, user, { id, brand }) =>
    createPaymentFailedMail({ id, to: user.email, brand, link: `${webOrigin}/dashboard/billing` }),
  subscription_ended: async ({ webOrigin }, user, { id, brand }) =>
    createSubscriptionEndedMail({ id, to: user.email, brand, link: `${webOrigin}/dashboard/billing` }),
  notice: async ({ webOrigin }, user, { id, brand, notice }) => {
    if (notice === undefined) throw new AppError('not_found');
    return createNoticeMail({ id, to: user.email, brand, notice, webOrigin });
  },
  letter: async ({ webOrigin }, user, { id, brand, letter }) => {
    if (letter === undefined) throw new AppError('not_found');
    const link = { label: 'Sign in', href: `${webOrigin}/dashboard` };
    return createLetterMail({ id, to: user.email, brand, letter, link });
  },
  marketing: async (dependencies, user, { id, brand, letter }) => {
    const { webOrigin, optOuts, createToken, clock } = dependencies;
    const postalAddress = await dependencies.postalAddress();
    if (letter === undefined || postalAddress === null) throw new AppError('postal_address_missing');
    const token = createToken();
    const bulkEmailId = letter.bulk_email_id ?? id;
    await optOuts.addLink(token, { email: user.email, bulkEmailId, now: clock.now() });
    // In the fragment, like other tokens.
    const optOutLink = `${webOrigin}/unsubscribe#${token}`;
    const oneClickUrl = `${webOrigin}${API_BASE}/email-opt-out/${token}`;
    const marketing = { bulkEmailId, optOutLink, oneClickUrl };
    return createMarketingMail({ id, to: user.email, brand, letter, postalAddress, marketing });
  },
  content_rejected: async ({ webOrigin, moderation }, user, { id, brand }) => {
    const content = await moderation.find(id);
    if (content === undefined) throw new AppError('not_found');
    return createContentRejectedMail({
      id,
      to: user.email,
      brand,
      content,
      link: `${webOrigin}/dashboard/activity`,
    });
  },
};

/** The email's address; empty if there is nothing to say anymore. */
function addressFor(kind: EmailMessage['kind'], user: User): string {
  if (kind === 'verification') return user.email_verified ? '' : user.email;
  if (kind === 'email_change') return user.pending_email ?? '';
  if (kind === 'admin_invitation') return user.email_verified ? '' : user.email;
  return kind === 'email_changed' ? (user.previous_email ?? '') : user.email;
}

/**
 * Sends the email that a message requests, at least once: it is marked as sent only afterward. Only the holder of the
 * lease sends, so overlapping or repeated deliveries send one email. Two are possible only if a worker dies between
 * sending and marking.
 */
export function createEmailWork(
  dependencies: EmailWorkerDependencies,
): (message: EmailMessage) => Promise<void> {
  const { users, emailTokens, failedMails, mailer, brandName, optOuts, clock } = dependencies;
  return async (message) => {
    const { kind, user_id: userId, request_id: requestId, letter, notice } = message;
    const found = await users.find(userId);
    const user = found ?? goneUser(message, clock.now());
    if (user === undefined || addressFor(kind, user) === '') return;
    if (kind === 'marketing' && (await optOuts.isOptedOut(user.email))) return;
    const now = epochSeconds(clock.now());
    const expiresAt = now + DELIVERY_LIFETIME_SECONDS;
    const claim = await emailTokens.claimDelivery(requestId, {
      now,
      leasedUntil: now + LEASE_SECONDS,
      expiresAt,
    });
    if (claim === 'sent') return failedMails.clear(userId, requestId);
    if (claim === 'held') throw new AppError('unavailable', { message: 'This email is already being sent.' });
    try {
      const request = { id: requestId, brand: await brandName(), letter, notice };
      await mailer.send(await COMPOSE[kind](dependencies, user, request));
    } catch (error) {
      await emailTokens.releaseDelivery(requestId);
      const content = { ...(letter && { letter }), ...(notice && { notice }) };
      const failed = { restaurant_id: userId, request_id: requestId, kind, ...content };
      const why = { failed_at: clock.now().toISOString(), error: wordsOf(error) };
      // A deleted account leaves no trace here: the queue tries again, then moves the message to the failure queue.
      if (notice?.to === undefined)
        await failedMails.record({ ...failed, ...why }, await dependencies.retentionDays('failed_emails'));
      throw error;
    }
    await emailTokens.markDelivered(requestId);
    await failedMails.clear(userId, requestId);
  };
}

/** The owner of an account that was deleted before its email went out, if the message has the address. */
function goneUser({ user_id, notice }: EmailMessage, now: Date): User | undefined {
  const email = notice?.to;
  if (email === undefined) return undefined;
  const created_at = now.toISOString();
  return { user_id, email, role: 'restaurant', email_verified: true, token_version: 0, created_at };
}

const MOST_CHARACTERS = 200;

/** A failure in words for administrators. */
function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MOST_CHARACTERS);
}

/** Creates a link's token, for the current address and password. */
async function createLink(
  { emailTokens, createToken, clock }: EmailWorkerDependencies,
  { user_id, email, token_version }: User,
  purpose: EmailToken['purpose'],
  seconds: number = LINK_LIFETIME_SECONDS[purpose],
): Promise<string> {
  const token = createToken();
  const expires_at = epochSeconds(clock.now()) + seconds;
  await emailTokens.create(token, { purpose, user_id, email, token_version, expires_at });
  return token;
}
