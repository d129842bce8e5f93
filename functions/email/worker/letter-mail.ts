import type { Mail } from '#functions/email/provider/mailer.ts';
import type { Letter } from '#shared/contract/queue-messages.ts';
import { html } from '#shared/site/html.ts';

const PAGE = 'margin:0;padding:24px 16px;color:#2b2118;font:16px/1.6 Georgia,serif';

/** What a person of ours has written, as it was written. `link`: where the owner signs in. */
export function createLetterMail({
  id,
  to,
  brand,
  letter: { subject, text },
  link,
}: {
  id: string;
  to: string;
  brand: string;
  letter: Letter;
  link: string;
}): Mail {
  const footnote = `You’re getting this email because you have an account with ${brand}.`;
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${PAGE}">
<p style="max-width:560px;white-space:pre-line">${text}</p>
<p style="font-size:14px;color:#5c5045">${footnote} <a href="${link}" style="color:#9c3d1f">Sign in</a></p>
</body>
</html>
`;
  return {
    id,
    to,
    senderName: brand,
    subject,
    text: `${text}\n\n${footnote}\n${link}\n`,
    html: page.markup,
    links: [link],
  };
}
