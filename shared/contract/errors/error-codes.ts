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
    plan_used_up: 'You’ve reached your plan’s limit for this month. Upgrade your plan to get more.',
    plan_needed: 'Your trial has ended. Choose a plan to continue.',
    plan_paused:
      'Your plan is paused because of an unpaid invoice. Your published website stays online. To send, publish, or create content again, pay the invoice in Billing.',
  }),
  ...withStatus(403, {
    forbidden: 'You don’t have permission to do this.',
    feature_off: 'This feature isn’t available for your restaurant. Contact support to turn it on.',
    suspended:
      'Your account is suspended. Your published website stays online, but you can’t send, publish, or create content. Contact support for help.',
    cannot_impersonate: 'You can’t impersonate an administrator. Choose a restaurant.',
    till_link_invalid: 'This link no longer works. Ask the owner for a new one.',
    budget_reached:
      'AI tools and texts are paused until next month because the platform reached its spending limit. Your websites aren’t affected.',
  }),
  ...withStatus(404, {
    not_found: 'We couldn’t find that. It may have been deleted.',
    dead_letter_gone:
      'We couldn’t find this message. It may have been retried or discarded. Reload the list.',
    opt_out_link_invalid: 'This link is no longer valid. Use the link in our latest email to you.',
    ad_connection_invalid: 'This connection link expired or was already used. Connect again.',
  }),
  ...withStatus(405, {
    method_not_allowed: 'That request isn’t supported.',
  }),
  ...withStatus(409, {
    not_done_yet: 'This task isn’t done yet. We’ll check it off when it is.',
    email_taken: 'Another account already uses this email address. Sign in instead.',
    already_verified: 'This email address is already verified.',
    email_unverified: 'Verify your email before you publish. Open the link we sent you, then publish again.',
    not_enrolled: 'Set up two-step verification first.',
    second_factor_needed: 'Administrators must use two-step verification.',
    administrator_needed:
      'You can’t change or remove yourself or the last administrator with the Admin role. Ask another administrator.',
    not_impersonating: 'You aren’t impersonating a restaurant.',
    job_not_retried:
      'We can’t retry this yet. It’s still running, or the restaurant has reached its limit of websites in progress.',
    already_suspended: 'This restaurant is already suspended.',
    not_suspended: 'This restaurant isn’t suspended.',
    generation_running: 'We’re still generating your website. Wait for it to finish, then try again.',
    too_late_to_cancel: 'It’s too late to cancel. Your website is almost ready.',
    website_changed: 'This website was changed in another window. Reload the page and try again.',
    profile_changed: 'Your profile was changed in another window. Reload the page and try again.',
    settings_changed: 'Someone else changed these settings. Review the new values, then save again.',
    postal_address_missing:
      'Enter your postal address in Platform Settings first. US law requires your postal address in every marketing email.',
    bulk_email_not_ready: 'We’re still counting recipients. Try again in a moment.',
    website_limit: 'You’ve reached the website limit. Delete a website, then try again.',
    upload_used: 'This upload was already used. Choose the image again.',
    image_in_use: 'This image is on your website. Remove it there, then delete it.',
    image_limit: 'You’ve reached the image limit. Delete images you don’t need, then try again.',
    plan_limit: 'You’ve reached the content calendar limit. Delete a calendar, then try again.',
    nothing_to_write:
      'We don’t have enough details to write about. Add dishes, hours, or your story to your profile, then try again.',
    slug_unavailable: 'All web addresses for this name are taken. Rename the website, then publish again.',
    feature_job_running: 'A bulk change to all restaurants is in progress. Try again when it finishes.',
    feature_job_gone: 'There’s nothing to undo.',
    already_moderated: 'Someone already reviewed this. Reload the list.',
    promo_code_taken:
      'Another campaign already uses this promo code. Generate a new preview, then try again.',
    ad_not_ready: 'This ad is missing some details. Complete them, then launch it.',
    ad_state: 'You can’t do that while the ad is in its current status. Reload the page.',
    ad_app_missing: ADS_UNAVAILABLE,
    model_missing: 'No model is set up. Set TEXT_PROVIDER and TEXT_MODEL, then restart or deploy.',
    vision_missing: NO_MENU_PHOTOS,
    code_not_valid: 'You can’t redeem this code right now.',
    undo_too_late: 'You can only undo a redemption within one day.',
    sms_not_ready: 'You can’t send texts yet. Finish the setup in Settings.',
    sms_state: 'You can’t do that while the campaign is in its current status. Reload the page.',
    sms_request_changed:
      'This campaign was already sent with a different message or list. Reload the page to see it.',
    already_subscribed: 'You already have a plan. Change it in Billing.',
    plan_unchanged: 'The restaurant is already on this plan.',
    no_larger_plan: 'Enterprise is already our largest plan.',
    subscription_changed: 'Someone else is changing this subscription. Reload the page and try again.',
    credit_request_changed:
      'You already started this purchase with a different amount. Reload the page to see what you bought.',
    billing_action_refused: 'That action isn’t available anymore. Reload the page.',
    billing_action_changed:
      'You already started this action with different details. Reload the page to see what happened.',
    checkout_needed:
      'Enter your card on our secure checkout page. To open it, reload this page and try again.',
    checkout_unavailable: 'Payments are in test mode. Choose a test card on this page.',
    payment_due: 'You have an overdue invoice. Pay it, then change your plan.',
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
    publish_refused: 'Your website isn’t ready to publish. Fix the issues we found, then try again.',
    ad_refused: FACEBOOK_REJECTED,
    ad_connection_refused: 'Facebook didn’t grant access. Connect again and allow all permissions.',
  }),
  ...withStatus(429, {
    too_many_requests: 'Too many attempts. Wait a moment, then try again.',
  }),
  ...withStatus(499, {
    canceled: 'Canceled. Nothing changed.',
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
