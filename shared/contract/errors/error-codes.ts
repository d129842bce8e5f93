import { type ErrorCode, TOO_LARGE } from './error-names.ts';

// Messages that other files use, too.
export const NO_MENU_PHOTOS = 'We can’t read photos of menus. Paste the text or upload a PDF.';
export const ADS_UNAVAILABLE = 'Facebook ads aren’t available yet. Contact support to turn them on.';
export const FACEBOOK_EXPIRED = 'Your Facebook connection expired. Reconnect it in Settings.';
export const FACEBOOK_REJECTED = 'Facebook rejected the ad.';
export const WRONG_CODE = 'That code is incorrect or already used. Enter the next code from your app.';
export const WRONG_CURRENT_PASSWORD = 'Your current password is incorrect.';

/** All error codes with their HTTP status and default message. */
export const ERROR_CODES = {
  malformed_json: { status: 400, message: 'We couldn’t read this request. Try again.' },
  invalid_input: { status: 422, message: 'Check the highlighted fields.' },
  unauthenticated: { status: 401, message: 'Sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Your email or password is incorrect.' },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  feature_off: {
    status: 403,
    message: 'This feature isn’t available for your restaurant. Contact support to turn it on.',
  },
  suspended: {
    status: 403,
    message:
      'Your account is suspended, so you can’t send, publish, or create content. Your published website stays online. Contact support for help.',
  },
  not_found: { status: 404, message: 'We couldn’t find that.' },
  not_done_yet: {
    status: 409,
    message: 'This task isn’t done yet. Once it is, we’ll check it off for you.',
  },
  method_not_allowed: { status: 405, message: 'That request isn’t supported.' },
  email_taken: {
    status: 409,
    message: 'Another account already uses this email address. Sign in instead.',
  },
  already_verified: { status: 409, message: 'This email address is already verified.' },
  verification_link_invalid: { status: 422, message: 'The verification link is invalid or has expired.' },
  email_unverified: {
    status: 409,
    message: 'Verify your email before you publish. Open the link we sent you, then publish again.',
  },
  wrong_code: {
    status: 422,
    message: WRONG_CODE,
  },
  challenge_expired: { status: 422, message: 'Your sign-in timed out. Sign in again.' },
  not_enrolled: { status: 409, message: 'Two-step verification isn’t set up yet.' },
  second_factor_needed: { status: 409, message: 'Administrators must use two-step verification.' },
  wrong_password: { status: 422, message: WRONG_CURRENT_PASSWORD },
  reset_link_invalid: {
    status: 422,
    message: 'This link has expired or was already used. Request a new one.',
  },
  administrator_needed: {
    status: 409,
    message:
      'You can’t change or remove yourself or the last administrator with the Admin role. Ask another administrator.',
  },
  not_impersonating: { status: 409, message: 'You aren’t impersonating a restaurant right now.' },
  cannot_impersonate: { status: 403, message: 'Only restaurants can be impersonated.' },
  job_not_retried: {
    status: 409,
    message:
      'We can’t retry this right now. It’s still running, or the restaurant is already generating the maximum number of websites.',
  },
  dead_letter_gone: {
    status: 404,
    message: 'We couldn’t find this message. It may have been retried or discarded. Reload the list.',
  },
  already_suspended: { status: 409, message: 'This restaurant is already suspended.' },
  not_suspended: { status: 409, message: 'This restaurant isn’t suspended.' },
  generation_running: {
    status: 409,
    message: 'Your website is still being generated. Wait for it to finish.',
  },
  too_late_to_cancel: {
    status: 409,
    message: 'It’s too late to cancel. Your website is almost ready.',
  },
  website_changed: {
    status: 409,
    message: 'This website was changed in another window. Reload the page and try again.',
  },
  profile_changed: {
    status: 409,
    message: 'Your profile was changed in another window. Reload the page and try again.',
  },
  settings_changed: {
    status: 409,
    message: 'Someone else changed these settings. Review the new values, then save again.',
  },
  postal_address_missing: {
    status: 409,
    message:
      'Enter your postal address in Platform Settings first. US law requires it in every marketing email.',
  },
  bulk_email_not_ready: {
    status: 409,
    message: 'We’re still counting who gets this email. Try again in a moment.',
  },
  opt_out_link_invalid: {
    status: 404,
    message: 'This link is no longer valid. Use the link in a newer email.',
  },
  website_limit: {
    status: 409,
    message: 'You’ve reached the website limit. Delete a website, then try again.',
  },
  invalid_image: { status: 422, message: 'Invalid image file' },
  unsupported_image: { status: 415, message: 'That file type isn’t supported.' },
  upload_used: { status: 409, message: 'This upload was already used. Choose the image again.' },
  image_in_use: { status: 409, message: 'This image is used on your website.' },
  image_limit: {
    status: 409,
    message: 'You’ve reached the image limit. Delete some images, then try again.',
  },
  plan_limit: {
    status: 409,
    message: 'You’ve reached the content calendar limit. Delete a calendar, then try again.',
  },
  nothing_to_write: {
    status: 409,
    message:
      'We’ve run out of things to write about. Add dishes, hours, or a few sentences to your profile, then try again.',
  },
  /** The caller closed the connection. Only the log has this message. */
  canceled: { status: 499, message: 'You canceled this, so nothing changed.' },
  slug_unavailable: {
    status: 409,
    message:
      'We couldn’t find an available web address for this name. Change the website name, then publish again.',
  },
  publish_refused: { status: 422, message: 'Your website isn’t ready to publish.' },
  feature_job_running: {
    status: 409,
    message: 'A bulk change to all restaurants is in progress. Try again when it finishes.',
  },
  feature_job_gone: { status: 409, message: 'There’s nothing to undo.' },
  already_moderated: { status: 409, message: 'Someone already reviewed this. Reload the list.' },
  promo_code_taken: {
    status: 409,
    message: 'This promo code belongs to another campaign. Generate a new preview and try again.',
  },
  ad_not_ready: { status: 409, message: 'This ad needs a few more details before it can run.' },
  ad_refused: { status: 422, message: FACEBOOK_REJECTED },
  ad_state: { status: 409, message: 'You can’t do that with this ad right now.' },
  ad_app_missing: {
    status: 409,
    message: ADS_UNAVAILABLE,
  },
  model_missing: {
    status: 409,
    message: 'No model is set up. Set TEXT_PROVIDER and TEXT_MODEL, then restart or deploy.',
  },
  vision_missing: {
    status: 409,
    message: NO_MENU_PHOTOS,
  },
  ad_connection_invalid: {
    status: 404,
    message: 'This connection link expired or was already used. Connect again.',
  },
  ad_connection_refused: {
    status: 422,
    message: 'Facebook didn’t grant access. Connect again and allow all permissions.',
  },
  code_not_valid: { status: 409, message: 'This code can’t be redeemed right now.' },
  undo_too_late: { status: 409, message: 'You can only undo a redemption within one day.' },
  till_link_invalid: {
    status: 403,
    message: 'This link no longer works. Ask the owner for a new one.',
  },
  sms_not_ready: { status: 409, message: 'You can’t send texts yet. Check Settings for what’s missing.' },
  sms_state: { status: 409, message: 'You can’t do that with this campaign right now.' },
  sms_request_changed: {
    status: 409,
    message: 'This campaign was already sent with a different message or list. Reload the page to see it.',
  },
  already_subscribed: { status: 409, message: 'You already have a plan. Change your plan instead.' },
  plan_unchanged: { status: 409, message: 'The restaurant is already on this plan.' },
  no_larger_plan: { status: 409, message: 'Enterprise is our top plan, so there’s nothing to upgrade to.' },
  subscription_changed: {
    status: 409,
    message: 'Someone else is changing this subscription. Reload the page and try again.',
  },
  credit_request_changed: {
    status: 409,
    message:
      'You already started this purchase with a different amount. Reload the page to see what you bought.',
  },
  billing_action_refused: { status: 409, message: 'You can’t do that right now. Reload the page.' },
  billing_action_changed: {
    status: 409,
    message: 'You already started this action with different details. Reload the page to see what happened.',
  },
  payment_declined: {
    status: 402,
    message: 'Your payment didn’t go through, so nothing changed. Try another card.',
  },
  checkout_needed: {
    status: 409,
    message: 'You can enter a card only on our secure checkout page. Reload this page, then try again.',
  },
  checkout_unavailable: {
    status: 409,
    message: 'Payments are in test mode, so there is no checkout page. Choose a test card on this page.',
  },
  signature_invalid: {
    status: 400,
    message: 'This request’s signature doesn’t match the webhook secret.',
  },
  payment_due: {
    status: 409,
    message: 'You have an overdue invoice. Pay it with another card, then change your plan.',
  },
  plan_used_up: {
    status: 402,
    message: 'You’ve used everything your plan includes this month. Choose a larger plan to get more.',
  },
  plan_needed: { status: 402, message: 'Your trial has ended. Choose a plan to continue.' },
  plan_paused: {
    status: 402,
    message:
      'Your plan is paused because an invoice is unpaid, so you can’t send, publish, or create content. Your published website stays online. Pay the invoice under Billing to continue.',
  },
  budget_reached: {
    status: 403,
    message:
      'AI tools and texts are paused until next month because the platform reached its spending limit. Your websites aren’t affected.',
  },
  payload_too_large: TOO_LARGE,
  unsupported_media_type: {
    status: 415,
    message: 'Send this request as JSON (content type application/json).',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Wait a moment, then try again.' },
  internal: { status: 500, message: 'Something went wrong on our end. Try again.' },
  unavailable: { status: 503, message: 'The service is busy right now. Try again in a moment.' },
} as const satisfies Record<ErrorCode, { status: number; message: string }>;
