import type { Mail } from '#functions/platform/email/mailer.ts';
import { html } from '#shared/site/html.ts';
import { createAccountMail } from './account-mail.ts';

type Details = { id: string; to: string; brand: string; link: string };

/** To the new address. `link` is valid for a day. */
export function createEmailChangeMail({ id, to, brand, link }: Details): Mail {
  const introduction = `Somebody, hopefully you, wants to sign in to ${brand} with this email address from now on. It counts as soon as you confirm it.`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `Confirm your new email address for ${brand}`,
    heading: 'Your new email address',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'Confirm this address', link },
    linkNote: 'The link works for the next 24 hours. The address before is told of the change.',
    footnote: 'If you didn’t request this, ignore this email. Nothing will change.',
  });
}

/** To the address before, once another one counts. `link` leads to where one signs in. */
export function createEmailChangedMail({ id, to, brand, link }: Details): Mail {
  const introduction = `Your ${brand} account has another email address now: somebody who knows your password asked for it, and confirmed it there. This address signs nobody in any more. If this was you, nothing is left to do.`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `Your ${brand} account has another email address`,
    heading: 'Your email address was changed',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'Sign in with the new address', link },
    linkNote: 'Your password is still the same.',
    footnote:
      'If this was not you, tell those who run this service at once: only they can give you your account back.',
  });
}
