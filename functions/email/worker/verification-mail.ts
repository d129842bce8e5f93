import type { Mail } from '#functions/email/provider/mailer.ts';
import { html } from '#shared/site/html.ts';
import { createAccountMail, harmlessName } from './account-mail.ts';

const GREETING = 'Welcome,';
const REQUEST = 'Confirm your email to finish setting up your account.';

/** The email that asks an owner to confirm the address. `link` is valid for a day. */
export function createVerificationMail(details: {
  id: string;
  to: string;
  brand: string;
  restaurantName: string;
  link: string;
}): Mail {
  const { id, to, brand, link } = details;
  const name = harmlessName(details.restaurantName);
  return createAccountMail({
    id,
    to,
    brand,
    subject: `Confirm your email address for ${brand}`,
    heading: `Welcome to ${brand}`,
    introduction: {
      text: `${GREETING} ${name}. ${REQUEST}`,
      html: html`${GREETING} <strong>${name}</strong>. ${REQUEST}`,
    },
    button: { label: 'Confirm my email address', link },
    linkNote: 'The link works for 24 hours. You can request a new one after you sign in.',
    footnote: 'If you didn’t create this account, ignore this email.',
  });
}
