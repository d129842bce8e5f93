import type { Mail } from '#functions/email/provider/mailer.ts';
import type { Letter } from '#shared/contract/queue-messages.ts';
import { html } from '#shared/site/html.ts';
import { inlineLink, paragraph, plainPage, smallPrint } from './plain-page.ts';

/** An administrator's own words, unchanged. `link`: below the text. `sender`: the last line, if any. */
export function createLetterMail({
  id,
  to,
  brand,
  letter: { subject, text },
  link,
  sender,
}: {
  id: string;
  to: string;
  brand: string;
  letter: Letter;
  link: { label: string; href: string };
  sender?: string;
}): Mail {
  const { label, href } = link;
  const why = `You’re getting this email because you have an account with ${brand}.`;
  const body = html`${paragraph(text)}
${smallPrint(html`${why} ${inlineLink(label, href)}`)}
${sender === undefined ? '' : smallPrint(sender)}`;
  const last = sender === undefined ? '' : `\n${sender}\n`;
  return {
    id,
    to,
    senderName: brand,
    subject,
    text: `${text}\n\n${why}\n${label}: ${href}\n${last}`,
    html: plainPage(subject, body),
    links: [href],
  };
}
