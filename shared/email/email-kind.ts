/**
 * What the platform tells its users by e-mail: a link to verify the address, to choose a new password, or to
 * confirm another address (sent there); that the password or the address was changed (sent to the one before); that a
 * text was rejected and taken back; that a payment failed, or a subscription has ended; what was charged, or what an
 * administrator did to the account (`notice`); or what an administrator has written.
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
] as const;
