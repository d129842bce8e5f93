import type { BulkEmailsStore } from '#functions/bulk-emails/bulk-emails-store.ts';
import { type EmailOptOuts, hashAddress } from '#functions/bulk-emails/email-opt-outs.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { EmailFeedback } from '#shared/contract/queue-messages.ts';

type Dependencies = {
  bulkEmails: Pick<BulkEmailsStore, 'change'>;
  optOuts: Pick<EmailOptOuts, 'choose'>;
  clock: Clock;
};

/**
 * Records what mail services report about a bulk email: an address that doesn’t exist, or spam. Neither address gets
 * marketing emails again. Each address counts once, however often the event is delivered.
 */
export async function noteFeedback(
  { bulkEmails, optOuts, clock }: Dependencies,
  { eventType, mail, bounce, complaint }: EmailFeedback,
): Promise<void> {
  const [bulkEmailId] = mail.tags.bulk_email ?? [];
  if (bulkEmailId === undefined) return;
  const isBounce = eventType === 'Bounce' && bounce?.bounceType === 'Permanent';
  if (!isBounce && eventType !== 'Complaint') return;
  const recipients = isBounce ? bounce.bouncedRecipients : (complaint?.complainedRecipients ?? []);
  for (const { emailAddress } of recipients) {
    const choice = { isOptedOut: true, reason: isBounce ? 'bounce' : 'complaint', now: clock.now() } as const;
    if (await optOuts.choose(hashAddress(emailAddress), choice))
      await bulkEmails.change(bulkEmailId, (present) =>
        isBounce
          ? { ...present, bounced: present.bounced + 1 }
          : { ...present, opted_out: present.opted_out + 1 },
      );
  }
}
