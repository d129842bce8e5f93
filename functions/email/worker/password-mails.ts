import type { Mail } from '#functions/email/provider/mailer.ts';
import { INVITATION_DAYS } from '#shared/accounts/contract/administrator-routes.ts';
import { html } from '#shared/site/html.ts';
import { createAccountMail } from './account-mail.ts';

type Details = { id: string; to: string; brand: string; link: string };

/** The email to someone who forgot their password. `link` is valid for an hour. */
export function createPasswordResetMail({ id, to, brand, link }: Details): Mail {
  const introduction = `We got a request to reset the password for your ${brand} account.`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `Reset your ${brand} password`,
    heading: 'Reset password',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'Reset password', link },
    linkNote:
      'This link works once and expires in one hour. Resetting your password signs you out everywhere else.',
    footnote: 'If you didn’t request this, ignore this email. Your password won’t change.',
  });
}

/** The email after a password change. `link` opens the screen that requests a reset. */
export function createPasswordChangedMail({ id, to, brand, link }: Details): Mail {
  const introduction =
    `The password for your ${brand} account was changed. ` +
    'Every other session was signed out. If this was you, you’re all set.';
  return createAccountMail({
    id,
    to,
    brand,
    subject: `Your ${brand} password was changed`,
    heading: 'Your password was changed',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'This wasn’t me', link },
    linkNote: 'Use the button to get a reset link. When you set a new password, we sign out everyone else.',
    footnote: 'We email you every time your password changes.',
  });
}

/** The email that invites an administrator. `link` opens the screen where they choose a password. */
export function createAdminInvitationMail({ id, to, brand, link }: Details): Mail {
  const introduction = `You’re invited to help run ${brand}. Choose a password to open the admin console.`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `You’re invited to the ${brand} admin console`,
    heading: 'Join the admin console',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'Choose a password', link },
    linkNote: `This link works once and expires in ${INVITATION_DAYS} days.`,
    footnote: 'If you didn’t expect this, ignore this email.',
  });
}
