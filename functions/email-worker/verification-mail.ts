import type { Mail } from '#functions/platform/email/mailer.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { html } from '#shared/site/html.ts';

const NAME_MAX_LENGTH = 80;

/** The e-mail that asks an owner to confirm the address. `link` is valid for a day. */
export function createVerificationMail(details: {
  id: string;
  to: string;
  restaurantName: string;
  link: string;
}): Mail {
  const { id, to, link } = details;
  const name = harmlessName(details.restaurantName);
  return {
    id,
    to,
    subject: `Confirm your e-mail address for ${BRAND_NAME}`,
    text: textPart(name, link),
    html: htmlPart(name, link),
    links: [link],
  };
}

function textPart(name: string, link: string): string {
  return `Welcome to ${BRAND_NAME}!

It is good to have ${name} with us. One thing is left to do: please confirm that this e-mail address is yours.

${link}

The link works once, for the next 24 hours. You can ask for a new one at any time after signing in.

If you did not create this account, you can leave this e-mail unanswered.

The ${BRAND_NAME} team
`;
}

const PAGE = 'margin:0;padding:32px 16px;background:#f6f1e7;color:#2b2118;font:16px/1.6 Georgia,serif';
const CARD = 'max-width:520px;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e4d9c6';
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#9c3d1f;color:#ffffff;text-decoration:none;font-weight:bold';

/** Styles stand in the attributes, because mail programs drop style sheets. */
function htmlPart(name: string, link: string): string {
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Confirm your e-mail address</title></head>
<body style="${PAGE}">
<div style="${CARD}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:normal">Welcome to ${BRAND_NAME}</h1>
<p>It is good to have <strong>${name}</strong> with us. One thing is left to do: please confirm that this e-mail address is yours.</p>
<p style="margin:28px 0"><a href="${link}" style="${BUTTON}">Confirm my e-mail address</a></p>
<p style="font-size:14px;color:#5c5045">The link works once, for the next 24 hours. You can ask for a new one at any time after signing in. If the button does nothing, open this address:<br><a href="${link}" style="color:#9c3d1f;word-break:break-all">${link}</a></p>
<p style="font-size:14px;color:#5c5045">If you did not create this account, you can leave this e-mail unanswered.</p>
<p style="margin-bottom:0">The ${BRAND_NAME} team</p>
</div>
</body>
</html>
`;
  return page.markup;
}

/**
 * The name on one line. Anybody can register anybody's address: a name that carries an advertisement or a
 * link is left out, so that nobody can send such a thing through us.
 */
function harmlessName(restaurantName: string): string {
  const name = restaurantName.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const hasLink = /:\/\/|www\.|[\p{L}\d]\.\p{L}{2,}/iu.test(name);
  return hasLink || name.length > NAME_MAX_LENGTH ? 'your restaurant' : name;
}
