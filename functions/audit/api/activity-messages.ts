import { findChecklistItem } from '#shared/checklist/checklist-categories.ts';
import type { RecordedOperation } from '#shared/contract/routes.ts';
import { planNamed } from './plan-named.ts';
import type { ReadReceipt } from './read-receipt.ts';
import { subscriptionSentence } from './subscription-sentence.ts';

type Sentence = string | ((receipt: ReadReceipt) => string);

/** The activity message of each operation. An audited operation without one doesn't compile. */
export const ACTIVITY_MESSAGES: Readonly<Record<RecordedOperation, Sentence>> = {
  register: 'Created the account.',
  verifyEmail: 'Confirmed the email address.',
  changePassword: 'Changed the password.',
  resetPassword: 'Reset the password.',
  changeEmail: 'Requested an email change.',
  confirmEmail: 'Changed the email address.',
  logoutAll: 'Signed out everywhere.',
  signInWithCode: ({ after }) =>
    after.by === 'recovery code' ? 'Signed in with a recovery code.' : 'Signed in with a code of the app.',
  confirmEnrollment: 'Set up two-step verification.',
  renewRecoveryCodes: 'Created new recovery codes.',
  removeSecondFactor: 'Turned off two-step verification.',
  endSession: 'Ended a session.',
  deleteAccount: 'Deleted the account.',
  deleteRestaurant: ({ before }) =>
    `Deleted ${named(before.restaurant_name, 'the restaurant')} with its account.`,
  impersonate: ({ after }) =>
    `Started acting as the restaurant${typeof after.reason === 'string' ? `: ${after.reason}` : '.'}`,
  endImpersonation: 'Stopped acting for the restaurant.',

  suspendRestaurant: ({ after }) =>
    `Suspended the restaurant${typeof after.reason === 'string' ? `: ${after.reason}` : '.'}`,
  resumeRestaurant: 'Resumed the restaurant.',
  sendOwnerPasswordReset: 'Sent the owner a link to choose a new password.',
  resendOwnerVerification: 'Sent the owner another verification link.',
  liftSignInLock: 'Unlocked sign-in.',
  contactRestaurant: ({ after }) => `Wrote to the owner: ${named(after.subject, 'an email')}.`,
  retryFailedMail: 'Resent an email that hadn’t reached the owner.',
  retryFailedJob: ({ before }) => `Had ${named(before.website_name, 'a website')} tried again.`,

  updateFeatureToggle: ({ after }) =>
    `Switched ${named(after.feature, 'a feature')} ${after.enabled === true ? 'on' : 'off'}, or changed its limits.`,
  bulkUpdateFeature: ({ after }) =>
    `Switched ${named(after.feature, 'a feature')} ${after.enabled === true ? 'on' : 'off'} for all restaurants.`,
  undoBulkUpdateFeature: ({ after }) =>
    `Undid a change to ${named(after.feature, 'a feature')} for all restaurants.`,

  exportPlatformActivity: 'Exported the activity to a file.',
  changePlatformSettings: ({ after }) => settingsSentence(Object.keys(after)),

  subscribe: ({ after }) => `Subscribed to ${planNamed(after.plan)}.`,
  openCheckout: ({ after }) =>
    after.checkout === 'card' ? 'Opened the checkout page to replace the card.' : 'Opened the checkout page.',
  confirmCheckout: () => 'Came back from the checkout page.',
  changeOwnSubscription: subscriptionSentence,
  updateSubscription: subscriptionSentence,
  replaceCard: ({ after }) => `Pays with the card that ends in ${named(after.card, 'other digits')}.`,
  buyCredits: ({ after }) =>
    `Bought credit for ${typeof after.dollars === 'number' ? `$${after.dollars}` : 'later invoices'}.`,

  analyzePresence: 'Ran a digital presence analysis.',
  moderateContent: ({ after }) =>
    after.status === 'rejected'
      ? `Rejected a text${typeof after.reason === 'string' ? `: ${after.reason}` : '.'}`
      : 'Looked at a text that was flagged, and approved it.',
  bulkModerate: 'Decided on flagged content.',

  updateProfile: 'Changed the restaurant profile.',
  updateChecklistItem: checklistSentence,
  updateChecklistStatus: checklistSentence,

  generateWebsite: 'Generated a website.',
  cancelGeneration: ({ before }) => `Canceled the generation of ${named(before.website_name, 'a website')}.`,
  regenerateWebsite: 'Had a website written again.',
  createFromTemplate: 'Created a website from a design.',
  importWebsite: 'Imported a website from a file.',
  downloadWebsite: 'Downloaded a website as a zip file.',
  duplicateWebsite: 'Copied a website.',
  deleteWebsite: ({ before }) => `Deleted ${named(before.website_name, 'a website')}.`,
  publishWebsite: 'Published a website.',
  unpublishWebsite: 'Took a website offline.',
  updateContent: 'Edited a website.',
  saveWebsite: 'Saved a website.',
  reviewSuggestions: 'Reviewed suggestions for a website.',
  updateFactSources: 'Chose which facts a website takes from the profile.',
  updateColors: 'Changed the colors of a website.',
  applyColorPreset: 'Gave a website another set of colors.',
  switchContentSource: 'Switched a website between its sections and custom HTML.',
  saveVersion: 'Kept a version of a website.',
  restoreVersion: ({ after }) =>
    typeof after.restored_version === 'number'
      ? `Restored version ${after.restored_version} of a website.`
      : 'Restored an older version of a website.',

  enhanceImage: ({ after }) => `Enhanced ${named(after.filename, 'a photo')}.`,
  updateEnhancedImage: ({ before, after }) =>
    before.kept_version === after.kept_version
      ? 'Edited a photo description.'
      : after.kept_version === 'original'
        ? 'Went back to the original of an enhanced photo.'
        : 'Kept an enhanced photo.',
  useEnhancedImage: ({ after }) =>
    `Added ${named(after.filename, 'an enhanced photo')} to the image library.`,
  deleteEnhancedImage: 'Deleted an enhanced photo.',
  uploadImage: 'Uploaded an image.',
  deleteImage: ({ before }) => `Deleted ${named(before.filename, 'an image')}.`,

  importGuests: 'Imported guests from a file.',
  exportGuests: 'Exported guests to a file.',
  optOutGuest: 'Opted a guest out of texts.',
  deleteGuest: 'Deleted a guest.',

  createFacebookAd: 'Launched a Facebook ad.',
  pauseFacebookAd: 'Paused a Facebook ad.',
  resumeFacebookAd: 'Resumed a Facebook ad.',
  endFacebookAd: 'Ended a Facebook ad.',

  beginAdConnection: 'Started connecting a Facebook ad account.',
  connectAdAccount: ({ after }) =>
    `Connected the Facebook account of ${named(after.person_name, 'somebody')}.`,
  chooseAdAccount: 'Chose the Facebook ad account.',
  disconnectAdAccount: 'Disconnected the Facebook ad account.',

  createSmsCampaign: ({ after }) =>
    `${after.send_at === undefined ? 'Launched' : 'Scheduled'} a text campaign and confirmed guest consent.`,
  cancelSmsCampaign: 'Canceled a scheduled text campaign.',
  sendTestSms: 'Sent a test text.',
  updateTextingHours: 'Changed the hours in which texts may go out.',
  saveListMapping: 'Chose the columns of a file.',

  createContentPlan: ({ after }) => `Had ${after.posts === 1 ? '1 post' : `${after.posts} posts`} written.`,
  editPost: 'Edited a post.',
  writePostAgain: 'Had a post written again.',
  deleteContentPlan: 'Deleted a plan of posts.',

  saveMenuSales: ({ after }) =>
    `Uploaded sales for ${after.items === 1 ? '1 item' : `${after.items} items`}.`,
  deleteMenuSales: 'Deleted what was sold.',

  redeemCode: 'Redeemed a code.',
  redeemCodeAtTill: 'Redeemed a code.',
  undoRedemption: 'Undid a redeemed code.',
  createTillLink: 'Created a staff link for redeeming codes.',
  withdrawTillLink: 'Turned off the staff link for redeeming codes.',
};

/** Messages of changes that were made without an API call. */
const WITHOUT_CALL: Readonly<Record<string, Sentence>> = {
  withdrawContent: ({ after }) =>
    ['Removed rejected content.', after.why, after.reason].filter((part) => part !== undefined).join(' '),
  stopTexts: 'Opted out by text.',
  resumeTexts: 'Asked by a text to get texts again.',
};

/** Audit records may name operations that were removed since. */
export function activityMessage(receipt: ReadReceipt): string {
  const sentence = Object.hasOwn(ACTIVITY_MESSAGES, receipt.operation)
    ? ACTIVITY_MESSAGES[receipt.operation as RecordedOperation]
    : (WITHOUT_CALL[receipt.operation] ?? 'Changed something.');
  return typeof sentence === 'string' ? sentence : sentence(receipt);
}

function settingsSentence(paths: readonly string[]): string {
  const [first] = paths;
  if (first === undefined) return 'Saved the platform settings as they were.';
  const [setting = ''] = first.split('.', 1);
  if (paths.some((path) => path !== first && !path.startsWith(`${setting}.`)))
    return 'Changed the platform settings.';
  if (setting === 'plan_limits') return 'Changed what plans have in a month.';
  if (first === 'brand_name') return 'Changed the brand name.';
  return first === 'monthly_budget'
    ? 'Changed the monthly budget.'
    : 'Changed the default limits of features.';
}

function checklistSentence({ target, before, after }: ReadReceipt): string {
  const item = findChecklistItem(target.item_id ?? target.id ?? '');
  const name = item === undefined ? 'an item of the checklist' : `“${item.title}”`;
  if (before.status === after.status) return `Wrote a note on ${name}.`;
  switch (after.status) {
    case 'completed':
      return `Ticked ${name}.`;
    case 'in_progress':
      return `Began ${name}.`;
    case 'not_applicable':
      return `Marked ${name} as not applicable.`;
    default:
      return `Took the tick from ${name}.`;
  }
}

function named(name: unknown, otherwise: string): string {
  return typeof name === 'string' && name !== '' ? `“${name}”` : otherwise;
}
