import { type ErrorCode, TOO_LARGE } from './error-names.ts';

/**
 * Every way in which a call can fail: the code that a caller can act on, its HTTP status and the
 * sentence people read when the operation has nothing more exact to say.
 */
export const ERROR_CODES = {
  malformed_json: { status: 400, message: 'The request could not be read. Please try again.' },
  invalid_input: { status: 422, message: 'Please check the highlighted fields.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'The email address or the password is not right.' },
  forbidden: { status: 403, message: "You don't have permission to do this." },
  feature_off: { status: 403, message: 'This feature is switched off for your restaurant.' },
  suspended: {
    status: 403,
    message:
      'This restaurant is suspended: nothing can be sent, published or written until we let it go on. Its public pages stay, and everything can be read. Please contact support.',
  },
  not_found: { status: 404, message: 'We could not find what you were looking for.' },
  not_done_yet: {
    status: 409,
    message: 'This task isn’t done yet. Do it first, and we check it off for you.',
  },
  method_not_allowed: { status: 405, message: 'This address cannot be called in that way.' },
  email_taken: {
    status: 409,
    message: 'There is already an account with this email address. Sign in instead.',
  },
  already_verified: { status: 409, message: 'This email address is already verified.' },
  verification_link_invalid: { status: 422, message: 'The verification link is invalid or has expired.' },
  email_unverified: {
    status: 409,
    message:
      'Before your guests can see the page, please confirm your email address with the link that we sent you. Then publish again.',
  },
  wrong_code: { status: 422, message: 'This code is not right, or was used already. Try the next one.' },
  challenge_expired: { status: 422, message: 'This took too long. Please sign in again.' },
  not_enrolled: { status: 409, message: 'There is no second factor yet.' },
  second_factor_needed: { status: 409, message: 'Administrators need a second factor here.' },
  wrong_password: { status: 422, message: 'This is not your current password.' },
  reset_link_invalid: {
    status: 422,
    message: 'This link has expired or was used already. Ask for a new one.',
  },
  not_impersonating: { status: 409, message: 'You are not acting as a restaurant right now.' },
  cannot_impersonate: { status: 403, message: 'Only restaurants can be impersonated.' },
  job_not_retried: {
    status: 409,
    message:
      'This cannot be tried again now: it runs already, or the restaurant is making as many websites as it may.',
  },
  already_suspended: { status: 409, message: 'This restaurant is suspended already.' },
  not_suspended: { status: 409, message: 'This restaurant is not suspended.' },
  generation_running: {
    status: 409,
    message: 'This website is still being made. Please wait until it is finished.',
  },
  website_changed: {
    status: 409,
    message: 'This website was changed somewhere else. Reload it and try again.',
  },
  profile_changed: {
    status: 409,
    message: 'Your profile was changed somewhere else. Reload it and try again.',
  },
  settings_changed: {
    status: 409,
    message:
      'These settings were changed somewhere else meanwhile. Look at what they are now, and save again.',
  },
  website_limit: {
    status: 409,
    message: 'You have as many websites as one restaurant can have. Delete one and try again.',
  },
  invalid_image: { status: 422, message: 'Invalid image file' },
  unsupported_image: { status: 415, message: 'Files of this type are not taken.' },
  upload_used: { status: 409, message: 'This upload was already used. Please choose the picture again.' },
  image_in_use: { status: 409, message: 'This picture is shown on your website.' },
  image_limit: {
    status: 409,
    message: 'You have as many pictures as one restaurant can have. Delete some and try again.',
  },
  plan_limit: {
    status: 409,
    message: 'You have as many plans of posts as one restaurant can have. Delete one and try again.',
  },
  nothing_to_write: {
    status: 409,
    message:
      'Your profile holds nothing more to write about. Add dishes, hours or a sentence of your own, then try again.',
  },
  slug_unavailable: {
    status: 409,
    message: 'No web address was free for this name. Please change the website name and publish again.',
  },
  publish_refused: { status: 422, message: 'The page is not ready to be published.' },
  feature_job_running: {
    status: 409,
    message: 'All restaurants are being changed just now. Please wait until that is done.',
  },
  feature_job_gone: { status: 409, message: 'There is nothing left to take back.' },
  already_moderated: { status: 409, message: 'Somebody has decided on this already. Reload the list.' },
  promo_code_taken: {
    status: 409,
    message: 'This promo code belongs to another campaign. Generate a new preview and try again.',
  },
  ad_not_ready: { status: 409, message: 'Something is missing before this ad can run.' },
  ad_refused: { status: 422, message: 'Facebook did not accept the ad.' },
  ad_state: { status: 409, message: 'This cannot be done with the ad as it is now.' },
  ad_app_missing: {
    status: 409,
    message: 'No ad account can be connected here yet: this platform has no Facebook app.',
  },
  ad_connection_invalid: {
    status: 404,
    message: 'This connection took too long, was used already, or was begun elsewhere. Please connect again.',
  },
  ad_connection_refused: { status: 422, message: 'Facebook did not allow the connection.' },
  code_not_valid: { status: 409, message: 'This code cannot be redeemed now.' },
  undo_too_late: { status: 409, message: 'A redemption can be taken back for one day.' },
  till_link_invalid: {
    status: 403,
    message: 'This till link was withdrawn. Ask the owner for the new one.',
  },
  sms_not_ready: { status: 409, message: 'Texts cannot be sent yet.' },
  sms_state: { status: 409, message: 'This cannot be done with the campaign as it is now.' },
  sms_request_changed: {
    status: 409,
    message: 'This campaign was started before with other words or another list. Reload the page to see it.',
  },
  already_subscribed: { status: 409, message: 'You have a plan already. Change it instead.' },
  plan_unchanged: { status: 409, message: 'This is the plan that the restaurant has.' },
  no_larger_plan: { status: 409, message: 'Enterprise is the largest plan.' },
  subscription_changed: {
    status: 409,
    message:
      'The subscription is being changed by somebody else just now. Reload the page, then decide again.',
  },
  credit_request_changed: {
    status: 409,
    message: 'This purchase was started before with another amount. Reload the page to see what you bought.',
  },
  payment_declined: { status: 402, message: 'The payment did not go through. Nothing was changed.' },
  payment_due: {
    status: 409,
    message: 'An invoice is overdue. Pay it with another card, then change the plan.',
  },
  plan_used_up: {
    status: 402,
    message: 'You have used all of this that your plan includes. Choose a larger plan to get more.',
  },
  plan_needed: { status: 402, message: 'Your trial is over. Choose a plan to go on.' },
  budget_reached: {
    status: 403,
    message:
      'This service has spent what it may this month: AI tools and texts go on next month. Your websites stay as they are.',
  },
  payload_too_large: TOO_LARGE,
  unsupported_media_type: {
    status: 415,
    message: 'Send this request as JSON (content type application/json).',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is busy right now. Please try again in a moment.' },
} as const satisfies Record<ErrorCode, { status: number; message: string }>;
