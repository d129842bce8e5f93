import type { Mail } from '#functions/email/provider/mailer.ts';
import type { Letter } from '#shared/contract/queue-messages.ts';
import { createLetterMail } from './letter-mail.ts';

/**
 * An administrator's message to many owners, with what US law requires of marketing emails: the sender's postal
 * address and a link to opt out (CAN-SPAM, 15 U.S.C. 7704(a)(5)).
 */
export function createMarketingMail({
  postalAddress,
  marketing,
  ...mail
}: {
  id: string;
  to: string;
  brand: string;
  letter: Letter;
  postalAddress: string;
  marketing: NonNullable<Mail['marketing']>;
}): Mail {
  const link = { label: 'Unsubscribe', href: marketing.optOutLink };
  return { ...createLetterMail({ ...mail, link, sender: `${mail.brand}, ${postalAddress}` }), marketing };
}
