import type { Mail } from '#functions/email/provider/mailer.ts';
import { html, type SafeHtml } from '#shared/site/html.ts';

const NAME_MAX_LENGTH = 80;

/** An email about an account: one message and one action. */
export type AccountMail = {
  id: string;
  to: string;
  /** The platform's name as the sender. */
  brand: string;
  subject: string;
  heading: string;
  /** In both formats. The HTML may have the restaurant's name in bold. */
  introduction: { text: string; html: SafeHtml };
  button: { label: string; link: string };
  /** How long the link works, and what to do when it has expired. */
  linkNote: string;
  /** For readers who didn't request this. */
  footnote: string;
};

/** The email as plain text and as HTML. */
export function createAccountMail(mail: AccountMail): Mail {
  const { id, to, brand, subject, button } = mail;
  return {
    id,
    to,
    senderName: brand,
    subject,
    text: textPart(mail),
    html: htmlPart(mail),
    links: [button.link],
  };
}

function textPart({ brand, heading, introduction, button, linkNote, footnote }: AccountMail): string {
  return `${heading}

${introduction.text}

${button.link}

${linkNote}

${footnote}

The ${brand} team
`;
}

const PAGE = 'margin:0;padding:32px 16px;background:#f6f1e7;color:#2b2118;font:16px/1.6 Georgia,serif';
const CARD = 'max-width:520px;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e4d9c6';
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#9c3d1f;color:#ffffff;text-decoration:none;font-weight:bold';

/** Styles are inline, because mail programs drop style sheets. */
function htmlPart({
  brand,
  subject,
  heading,
  introduction,
  button,
  linkNote,
  footnote,
}: AccountMail): string {
  const { label, link } = button;
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${PAGE}">
<div style="${CARD}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:normal">${heading}</h1>
<p>${introduction.html}</p>
<p style="margin:28px 0"><a href="${link}" style="${BUTTON}">${label}</a></p>
<p style="font-size:14px;color:#5c5045">${linkNote} If the button doesn’t work, open this link:<br><a href="${link}" style="color:#9c3d1f;word-break:break-all">${link}</a></p>
<p style="font-size:14px;color:#5c5045">${footnote}</p>
<p style="margin-bottom:0">The ${brand} team</p>
</div>
</body>
</html>
`;
  return page.markup;
}

/**
 * The name on one line. Names with advertising or links are left out: people can register others' addresses, and we
 * must not send spam for them.
 */
export function harmlessName(restaurantName: string): string {
  const name = restaurantName.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const hasLink = /:\/\/|www\.|[\p{L}\d]\.\p{L}{2,}/iu.test(name);
  return hasLink || name.length > NAME_MAX_LENGTH ? 'your restaurant' : name;
}
