import { TOO_LARGE } from './too-large.ts';

// Messages that other files use, too.
export const NO_MENU_PHOTOS = 'We can’t read photos of menus. Paste the text or upload a PDF.';
export const ADS_UNAVAILABLE = 'Facebook ads aren’t available yet. Contact support to turn them on.';
export const FACEBOOK_EXPIRED = 'Your Facebook connection expired. Reconnect it in Settings.';
export const FACEBOOK_REJECTED = 'Facebook rejected the ad.';
export const WRONG_CODE = 'That code is incorrect or already used. Enter the next code from your app.';
export const WRONG_CURRENT_PASSWORD = 'Your current password is incorrect.';

/** All error codes with their HTTP status and default message. `canceled`: only the log has its message. */
export const ERROR_CODES = {
  ...withStatus(400, {
    malformed_json: 'We couldn’t read this request. Try again.',
    signature_invalid: 'This request’s signature doesn’t match the webhook secret.',
  }),
  ...withStatus(401, {
    unauthenticated: 'Sign in to continue.',
    invalid_credentials: 'Your email or password is incorrect.',
  }),
  ...withStatus(402, {
    payment_declined: 'Your payment didn’t go through, so nothing changed. Try another card.',
    plan_used_up: 'You’ve used everything your plan includes this month. Choose a larger plan to get more.',
    plan_needed: 'Your trial has ended. Choose a plan to continue.',
    plan_paused:
      'Your plan is paused because an invoice is unpaid, so you can’t send, publish, or create content. Your published website stays online. Pay the invoice under Billing to continue.',
  }),
  ...withStatus(403, {
    forbidden: 'You don’t have permission to do this.',
    feature_off: 'This feature isn’t available for your restaurant. Contact support to turn it on.',
    suspended:
      'Your account is suspended, so you can’t send, publish, or create content. Your published website stays online. Contact support for help.',
    cannot_impersonate: 'Only restaurants can be impersonated.',
    till_link_invalid: 'This link no longer works. Ask the owner for a new one.',
    budget_reached:
      'AI tools and texts are paused until next month because the platform reached its spending limit. Your websites aren’t affected.',
  }),
  ...withStatus(404, {
    not_found: 'We couldn’t find that.',
    dead_letter_gone:
      'We couldn’t find this message. It may have been retried or discarded. Reload the list.',
    opt_out_link_invalid: 'This link is no longer valid. Use the link in a newer email.',
    ad_connection_invalid: 'This connection link expired or was already used. Connect again.',
  }),
  ...withStatus(405, {
    method_not_allowed: 'That request isn’t supported.',
  }),
  ...withStatus(409, {
    not_done_yet: 'This task isn’t done yet. Once it is, we’ll check it off for you.',
    email_taken: 'Another account already uses this email address. Sign in instead.',
    already_verified: 'This email address is already verified.',
    email_unverified: 'Verify your email before you publish. Open the link we sent you, then publish again.',
    not_enrolled: 'Two-step verification isn’t set up yet.',
    second_factor_needed: 'Administrators must use two-step verification.',
    administrator_needed:
      'You can’t change or remove yourself or the last administrator with the Admin role. Ask another administrator.',
    not_impersonating: 'You aren’t impersonating a restaurant right now.',
    job_not_retried:
      'We can’t retry this right now. It’s still running, or the restaurant is already generating the maximum number of websites.',
    already_suspended: 'This restaurant is already suspended.',
    not_suspended: 'This restaurant isn’t suspended.',
    generation_running: 'Your website is still being generated. Wait for it to finish.',
    too_late_to_cancel: 'It’s too late to cancel. Your website is almost ready.',
    website_changed: 'This website was changed in another window. Reload the page and try again.',
    profile_changed: 'Your profile was changed in another window. Reload the page and try again.',
    settings_changed: 'Someone else changed these settings. Review the new values, then save again.',
    postal_address_missing:
      'Enter your postal address in Platform Settings first. US law requires it in every marketing email.',
    bulk_email_not_ready: 'We’re still counting who gets this email. Try again in a moment.',
    website_limit: 'You’ve reached the website limit. Delete a website, then try again.',
    upload_used: 'This upload was already used. Choose the image again.',
    image_in_use: 'This image is used on your website.',
    image_limit: 'You’ve reached the image limit. Delete some images, then try again.',
    plan_limit: 'You’ve reached the content calendar limit. Delete a calendar, then try again.',
    nothing_to_write:
      'We’ve run out of things to write about. Add dishes, hours, or a few sentences to your profile, then try again.',
    slug_unavailable:
      'We couldn’t find an available web address for this name. Change the website name, then publish again.',
    feature_job_running: 'A bulk change to all restaurants is in progress. Try again when it finishes.',
    feature_job_gone: 'There’s nothing to undo.',
    already_moderated: 'Someone already reviewed this. Reload the list.',
    promo_code_taken: 'This promo code belongs to another campaign. Generate a new preview and try again.',
    ad_not_ready: 'This ad needs a few more details before it can run.',
    ad_state: 'You can’t do that with this ad right now.',
    ad_app_missing: ADS_UNAVAILABLE,
    model_missing: 'No model is set up. Set TEXT_PROVIDER and TEXT_MODEL, then restart or deploy.',
    vision_missing: NO_MENU_PHOTOS,
    code_not_valid: 'This code can’t be redeemed right now.',
    undo_too_late: 'You can only undo a redemption within one day.',
    sms_not_ready: 'You can’t send texts yet. Check Settings for what’s missing.',
    sms_state: 'You can’t do that with this campaign right now.',
    sms_request_changed:
      'This campaign was already sent with a different message or list. Reload the page to see it.',
    already_subscribed: 'You already have a plan. Change your plan instead.',
    plan_unchanged: 'The restaurant is already on this plan.',
    no_larger_plan: 'Enterprise is our top plan, so there’s nothing to upgrade to.',
    subscription_changed: 'Someone else is changing this subscription. Reload the page and try again.',
    credit_request_changed:
      'You already started this purchase with a different amount. Reload the page to see what you bought.',
    billing_action_refused: 'You can’t do that right now. Reload the page.',
    billing_action_changed:
      'You already started this action with different details. Reload the page to see what happened.',
    checkout_needed:
      'You can enter a card only on our secure checkout page. Reload this page, then try again.',
    checkout_unavailable:
      'Payments are in test mode, so there is no checkout page. Choose a test card on this page.',
    payment_due: 'You have an overdue invoice. Pay it with another card, then change your plan.',
  }),
  ...withStatus(415, {
    unsupported_image: 'That file type isn’t supported.',
    unsupported_media_type: 'Send this request as JSON (content type application/json).',
  }),
  ...withStatus(422, {
    invalid_input: 'Check the highlighted fields.',
    verification_link_invalid: 'The verification link is invalid or has expired.',
    wrong_code: WRONG_CODE,
    challenge_expired: 'Your sign-in timed out. Sign in again.',
    wrong_password: WRONG_CURRENT_PASSWORD,
    reset_link_invalid: 'This link has expired or was already used. Request a new one.',
    invalid_image: 'Invalid image file',
    publish_refused: 'Your website isn’t ready to publish.',
    ad_refused: FACEBOOK_REJECTED,
    ad_connection_refused: 'Facebook didn’t grant access. Connect again and allow all permissions.',
  }),
  ...withStatus(429, {
    too_many_requests: 'Too many attempts. Wait a moment, then try again.',
  }),
  ...withStatus(499, {
    canceled: 'You canceled this, so nothing changed.',
  }),
  ...withStatus(500, {
    internal: 'Something went wrong on our end. Try again.',
  }),
  ...withStatus(503, {
    unavailable: 'The service is busy right now. Try again in a moment.',
  }),
  payload_too_large: TOO_LARGE,
} as const;

type ErrorText = { readonly status: number; readonly message: string };

function withStatus<Code extends string>(status: number, messages: Readonly<Record<Code, string>>) {
  const entries = Object.entries<string>(messages).map(([code, message]) => [code, { status, message }]);
  return Object.fromEntries(entries) as Readonly<Record<Code, ErrorText>>;
}
