import type { Mail } from '#functions/email/provider/mailer.ts';
import { html } from '#shared/site/html.ts';
import { createAccountMail } from './account-mail.ts';

type Details = { id: string; to: string; brand: string; link: string };

/** To the new address. `link` is valid for a day. */
export function createEmailChangeMail({ id, to, brand, link }: Details): Mail {
  const introduction = `We got a request to use this email address to sign in to ${brand}. Confirm it to make the change.`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `Confirm your new email address for ${brand}`,
    heading: 'Your new email address',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'Confirm this address', link },
    linkNote: 'The link works for the next 24 hours. We’ll also email your old address about the change.',
    footnote: 'If you didn’t request this, ignore this email. Nothing will change.',
  });
}

/** To the previous address after a change. `link` opens the sign-in screen. */
export function createEmailChangedMail({ id, to, brand, link }: Details): Mail {
  const introduction = `The email address on your ${brand} account was changed. You can no longer sign in with this address. If this was you, you’re all set.`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `The email address on your ${brand} account changed`,
    heading: 'Your email address was changed',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'Sign in with the new address', link },
    linkNote: 'Your password hasn’t changed.',
    footnote: `If this wasn’t you, contact ${brand} support right away so we can restore your account.`,
  });
}
