import type { Mail } from '#functions/email/provider/mailer.ts';
import { html } from '#shared/site/html.ts';
import { createAccountMail } from './account-mail.ts';

type Details = { id: string; to: string; brand: string; link: string };

/** The email after a failed payment. `link` opens the screen that replaces the card. */
export function createPaymentFailedMail({ id, to, brand, link }: Details): Mail {
  const introduction =
    `The monthly payment for your ${brand} plan didn’t go through. ` +
    'You can keep using your plan while we try again over the next few days. ' +
    'If we still can’t collect it, we’ll pause your plan on the date shown in Billing.';
  return createAccountMail({
    id,
    to,
    brand,
    subject: `Your ${brand} payment didn’t go through`,
    heading: 'Your payment didn’t go through',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'Update payment method', link },
    linkNote: 'You can also view the invoice in Billing.',
    footnote: 'We never ask for card details by email or phone.',
  });
}

/** The email after a subscription has ended. `link` opens the screen with the plans. */
export function createSubscriptionEndedMail({ id, to, brand, link }: Details): Mail {
  const introduction = `Your ${brand} plan has ended, and we won’t charge you again. Your websites stay online, and you keep everything you created.`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `Your ${brand} plan has ended`,
    heading: 'Your plan has ended',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'Choose a plan', link },
    linkNote: 'You can start a new plan anytime.',
    footnote: 'You’re getting this email because you had a plan for your restaurant.',
  });
}
