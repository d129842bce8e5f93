/**
 * Kinds of emails: a link to verify the address, to choose a new password, or to confirm a new address (sent there); a
 * notice that the password or address changed (sent to the old one); rejected content; a failed payment or ended
 * subscription; a charge or an administrator’s action (`notice`); or an administrator’s own email to one owner (`letter`)
 * or many (`marketing`).
 */
export const EMAIL_KINDS = [
  'verification',
  'password_reset',
  'admin_invitation',
  'password_changed',
  'email_change',
  'email_changed',
  'content_rejected',
  'payment_failed',
  'subscription_ended',
  'notice',
  'letter',
  'marketing',
] as const;
