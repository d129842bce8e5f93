import type { Mail } from '#functions/email/provider/mailer.ts';
import type { Notice, NoticeAuthor } from '#shared/contract/queue-messages.ts';
import { html } from '#shared/site/html.ts';
import { inlineLink, paragraph, plainPage } from './plain-page.ts';

function authorInWords(by: NoticeAuthor, brand: string): string {
  if (by === 'administrator') return `The ${brand} team made this change.`;
  if (by === 'request') return 'You requested this in your account.';
  if (by === 'monitor') return 'You’re getting this email because your address is in the alert settings.';
  return by === 'owner' ? 'You made this change in your account.' : 'Your plan renewed automatically.';
}

/**
 * The notice of a charge, or of an administrator's action on an account: what happened, who did it, and how to reply.
 */
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
  const blocks = [...paragraphs, authorInWords(by, brand), 'Questions? Reply to this email.'];
  const link = path === undefined ? undefined : `${webOrigin}${path}`;
  const body = html`<h1 style="font-size:22px;font-weight:normal">${subject}</h1>
${blocks.map(paragraph)}
${link === undefined ? '' : html`<p>${inlineLink('View in your account', link)}</p>`}
<p>The ${brand} team</p>`;
  return {
    id,
    to,
    senderName: brand,
    subject,
    text: `${[subject, ...blocks, ...(link === undefined ? [] : [link]), `The ${brand} team`].join('\n\n')}\n`,
    html: plainPage(subject, body),
    links: link === undefined ? [] : [link],
  };
}
