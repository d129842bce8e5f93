import type { Mail } from '#functions/email/provider/mailer.ts';
import type { Letter } from '#shared/contract/queue-messages.ts';
import { html } from '#shared/site/html.ts';

const PAGE = 'margin:0;padding:24px 16px;color:#2b2118;font:16px/1.6 Georgia,serif';
const SMALL = 'max-width:560px;font-size:14px;color:#5c5045';

/**
 * An administrator’s words to many owners, with what US law requires of marketing emails: the sender’s postal address
 * and a link to opt out (CAN-SPAM, 15 U.S.C. 7704(a)(5)).
 */
export function createMarketingMail({
  letter: { subject, text, bulk_email_id },
  optOutLink,
  postalAddress,
  ...mail
}: {
  id: string;
  to: string;
  brand: string;
  letter: Letter;
  postalAddress: string;
  optOutLink: string;
}): Mail {
  const { id, to, brand } = mail;
  const why = `You’re getting this email because you have an account with ${brand}.`;
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${PAGE}">
<p style="max-width:560px;white-space:pre-line">${text}</p>
<p style="${SMALL}">${why} <a href="${optOutLink}" style="color:#9c3d1f">Unsubscribe</a></p>
<p style="${SMALL}">${brand}, ${postalAddress}</p>
</body>
</html>
`;
  return {
    id,
    to,
    senderName: brand,
    subject,
    text: `${text}\n\n${why}\nUnsubscribe: ${optOutLink}\n\n${brand}, ${postalAddress}\n`,
    html: page.markup,
    links: [optOutLink],
    marketing: { bulkEmailId: bulk_email_id ?? id, optOutLink },
  };
}
