import type { Mail } from '#functions/email/provider/mailer.ts';
import type { Notice, NoticeAuthor } from '#shared/contract/queue-messages.ts';
import { html } from '#shared/site/html.ts';

const PAGE = 'margin:0;padding:24px 16px;color:#2b2118;font:16px/1.6 Georgia,serif';

function authorInWords(by: NoticeAuthor, brand: string): string {
  if (by === 'administrator') return `The ${brand} team made this change.`;
  if (by === 'request') return 'You asked for this in your account.';
  if (by === 'monitor') return 'You’re getting this because your email address is in the alert settings.';
  return by === 'owner' ? 'You made this change in your account.' : 'Your plan renewed automatically.';
}

/** What was charged, or what an administrator did to an account: what happened, who did it, and how to reply. */
export function createNoticeMail({
  id,
  to,
  brand,
  notice: { by, subject, paragraphs, path },
  webOrigin,
}: {
  id: string;
  to: string;
  brand: string;
  notice: Notice;
  webOrigin: string;
}): Mail {
  const said = [...paragraphs, authorInWords(by, brand), 'Questions? Reply to this email.'];
  const link = path === undefined ? undefined : `${webOrigin}${path}`;
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${PAGE}">
<h1 style="font-size:22px;font-weight:normal">${subject}</h1>
${said.map((text) => html`<p style="max-width:560px;white-space:pre-line">${text}</p>`)}
${link === undefined ? '' : html`<p><a href="${link}" style="color:#9c3d1f">View in your account</a></p>`}
<p>The ${brand} team</p>
</body>
</html>
`;
  return {
    id,
    to,
    senderName: brand,
    subject,
    text: `${[subject, ...said, ...(link === undefined ? [] : [link]), `The ${brand} team`].join('\n\n')}\n`,
    html: page.markup,
    links: link === undefined ? [] : [link],
  };
}
