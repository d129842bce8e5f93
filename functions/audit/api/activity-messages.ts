import { findChecklistItem } from '#shared/checklist/checklist-categories.ts';
import type { RecordedOperation } from '#shared/contract/routes.ts';
import { type AiFeature, FEATURE_LABELS } from '#shared/features/ai-features.ts';
import { WORK_QUEUES, type WorkQueue } from '#shared/jobs/work-queues.ts';
import { billSentence } from './bill-sentence.ts';
import { planNamed } from './plan-named.ts';
import type { ReadAuditRecord } from './read-audit-record.ts';
import { reasonPart } from './reason-part.ts';
import { subscriptionSentence } from './subscription-sentence.ts';

type Sentence = string | ((auditRecord: ReadAuditRecord) => string);

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
    after.by === 'recovery code'
      ? 'Signed in with a recovery code.'
      : 'Signed in with an authenticator code.',
  confirmEnrollment: 'Set up two-step verification.',
  renewRecoveryCodes: 'Created new recovery codes.',
  removeSecondFactor: 'Turned off two-step verification.',
  endSession: 'Ended a session.',
  saveView: ({ after }) => `Saved a view of the restaurant list: ${named(after.name, 'unnamed')}.`,
  deleteSavedView: ({ before }) => `Deleted a view of the restaurant list: ${named(before.name, 'unnamed')}.`,
  deleteAccount: 'Deleted the account.',
  startDataExport: 'Requested an export of all data.',
  inviteAdministrator: ({ after }) => `Invited an administrator with the role ${named(after.role, 'admin')}.`,
  changeAdministratorRole: ({ before, after }) =>
    `Changed an administrator’s role from ${named(before.role, 'admin')} to ${named(after.role, 'admin')}.`,
  removeAdministrator: 'Removed an administrator.',
  deleteRestaurant: 'Deleted the restaurant and its account.',
  impersonate: ({ after }) => `Started impersonating the restaurant${reasonPart(after)}`,
  endImpersonation: 'Stopped impersonating the restaurant.',

  suspendRestaurant: ({ after }) => `Suspended the restaurant${reasonPart(after)}`,
  resumeRestaurant: 'Reactivated the restaurant.',
  sendOwnerPasswordReset: 'Sent the owner a password reset link.',
  resendOwnerVerification: 'Sent the owner another verification link.',
  liftSignInLock: 'Unlocked sign-in.',
  contactRestaurant: ({ after }) => `Emailed the owner: ${named(after.subject, 'an email')}.`,
  addRestaurantNote: 'Added a note.',
  editRestaurantNote: 'Changed a note.',
  deleteRestaurantNote: 'Deleted a note.',
  setRestaurantTags: 'Changed the tags.',
  retryFailedMail: 'Resent an undelivered email to the owner.',
  retryFailedJob: ({ before }) => `Retried generating ${named(before.website_name, 'a website')}.`,

  updateFeatureToggle: ({ after }) =>
    `Updated the settings for ${featureNamed(after.feature)} (${after.enabled === true ? 'on' : 'off'}).`,
  bulkUpdateFeature: ({ after }) =>
    `Turned ${after.enabled === true ? 'on' : 'off'} ${featureNamed(after.feature)} for all restaurants.`,
  undoBulkUpdateFeature: ({ after }) =>
    `Undid a change to ${featureNamed(after.feature)} for all restaurants.`,

  exportPlatformActivity: 'Exported the activity log.',
  changePlatformSettings: ({ after }) => settingsSentence(Object.keys(after)),
  enterAmounts: ({ after }) => `Entered costs for ${named(after.month, 'a month')}.`,
  retryDeadLetters: ({ after }) =>
    `Retried ${after.moved === 1 ? '1 dead letter' : `${after.moved} dead letters`} from ${queueNamed(after.queue)}.`,
  discardDeadLetter: ({ after }) =>
    `Discarded a dead letter from ${queueNamed(after.queue)}${reasonPart(after)}`,
  replayPaymentEvent: ({ after }) => `Replayed the payment event ${named(after.type, 'from the provider')}.`,
  saveAlerts: 'Changed the alerts.',
  testAlerts: 'Sent a test alert.',
  createAnnouncement: ({ after }) => `Published the announcement ${named(after.title, 'to owners')}.`,
  updateAnnouncement: ({ after }) => `Changed the announcement ${named(after.title, 'to owners')}.`,
  deleteAnnouncement: ({ before }) => `Deleted the announcement ${named(before.title, 'to owners')}.`,

  createBulkEmail: ({ after }) => `Drafted the email ${named(after.subject, 'to restaurants')}.`,
  testBulkEmail: ({ after }) => `Sent a test of ${named(after.subject, 'to restaurants')}.`,
  sendBulkEmail: ({ after }) =>
    `Sent the email ${named(after.subject, 'to restaurants')} to ${
      after.recipients === 1 ? '1 restaurant' : `${after.recipients} restaurants`
    }.`,

  subscribe: ({ after }) => `Subscribed to ${planNamed(after.plan)}.`,
  openCheckout: ({ after }) =>
    after.checkout === 'card' ? 'Opened checkout to replace the card.' : 'Opened checkout.',
  confirmCheckout: () => 'Returned from checkout.',
  changeOwnSubscription: subscriptionSentence,
  updateSubscription: subscriptionSentence,
  actOnSubscription: billSentence,
  replaceCard: ({ after }) =>
    `Updated the payment card${typeof after.card === 'string' ? ` to one ending in ${after.card}` : ''}.`,
  buyCredits: ({ after }) =>
    `Bought ${typeof after.dollars === 'number' ? `$${after.dollars} of ` : ''}credit for future invoices.`,

  analyzePresence: 'Ran a digital presence analysis.',
  moderateContent: ({ after }) =>
    after.status === 'rejected'
      ? `Rejected flagged content${reasonPart(after)}`
      : 'Approved flagged content.',
  bulkModerate: 'Reviewed flagged content in bulk.',

  updateProfile: 'Changed the restaurant profile.',
  updateChecklistItem: checklistSentence,
  updateChecklistStatus: checklistSentence,

  generateWebsite: 'Generated a website.',
  cancelGeneration: ({ before }) => `Stopped generating ${named(before.website_name, 'a website')}.`,
  regenerateWebsite: 'Regenerated a website.',
  createFromTemplate: 'Created a website from a template.',
  importWebsite: 'Imported a website from a file.',
  downloadWebsite: 'Downloaded a website as a zip file.',
  duplicateWebsite: 'Duplicated a website.',
  deleteWebsite: ({ before }) => `Deleted ${named(before.website_name, 'a website')}.`,
  publishWebsite: 'Published a website.',
  unpublishWebsite: 'Took a website offline.',
  updateContent: 'Edited a website.',
  saveWebsite: 'Saved a website.',
  reviewSuggestions: 'Reviewed suggestions for a website.',
  updateFactSources: 'Chose which profile details a website uses.',
  updateColors: 'Changed the colors of a website.',
  applyColorPreset: 'Applied a color theme to a website.',
  switchContentSource: 'Switched a website between its sections and custom HTML.',
  saveVersion: 'Saved a version of a website.',
  restoreVersion: ({ after }) =>
    typeof after.restored_version === 'number'
      ? `Restored version ${after.restored_version} of a website.`
      : 'Restored an older version of a website.',

  enhanceImage: ({ after }) => `Enhanced ${named(after.filename, 'a photo')}.`,
  updateEnhancedImage: ({ before, after }) =>
    before.kept_version === after.kept_version
      ? 'Edited a photo description.'
      : after.kept_version === 'original'
        ? 'Switched an enhanced photo back to the original.'
        : 'Switched a photo to the enhanced version.',
  useEnhancedImage: ({ after }) =>
    `Added ${named(after.filename, 'an enhanced photo')} to the image library.`,
  deleteEnhancedImage: 'Deleted an enhanced photo.',
  uploadImage: 'Uploaded an image.',
  deleteImage: ({ before }) => `Deleted ${named(before.filename, 'an image')}.`,

  importGuests: 'Imported guests from a file.',
  exportGuest: 'Exported one guest’s data.',
  exportGuests: 'Exported guests to a file.',
  optOutGuest: 'Opted a guest out of texts.',
  deleteGuest: 'Deleted a guest.',

  createFacebookAd: 'Launched a Facebook ad.',
  pauseFacebookAd: 'Paused a Facebook ad.',
  resumeFacebookAd: 'Resumed a Facebook ad.',
  endFacebookAd: 'Ended a Facebook ad.',

  beginAdConnection: 'Started connecting a Facebook ad account.',
  connectAdAccount: ({ after }) =>
    `Connected ${typeof after.person_name === 'string' ? `${after.person_name}’s` : 'a'} Facebook account.`,
  chooseAdAccount: 'Chose the Facebook ad account.',
  disconnectAdAccount: 'Disconnected the Facebook ad account.',

  createSmsCampaign: ({ after }) =>
    `${after.send_at === undefined ? 'Launched' : 'Scheduled'} a text campaign and confirmed guest consent.`,
  cancelSmsCampaign: 'Canceled a scheduled text campaign.',
  sendTestSms: 'Sent a test text.',
  updateTextingHours: 'Changed the texting hours.',
  saveListMapping: 'Saved the column mapping for an uploaded file.',

  createContentPlan: ({ after }) =>
    `Created a content calendar with ${after.posts === 1 ? '1 post' : `${after.posts} posts`}.`,
  editPost: 'Edited a post.',
  writePostAgain: 'Rewrote a post.',
  deleteContentPlan: 'Deleted a content calendar.',

  saveMenuSales: ({ after }) =>
    `Uploaded sales for ${after.items === 1 ? '1 item' : `${after.items} items`}.`,
  deleteMenuSales: 'Deleted the sales data.',

  redeemCode: 'Redeemed a code.',
  redeemCodeAtTill: 'Redeemed a code.',
  undoRedemption: 'Undid a redemption.',
  createTillLink: 'Created a staff link for redeeming codes.',
  withdrawTillLink: 'Turned off the staff link for redeeming codes.',
};

/** Messages for changes made without an API call. */
const WITHOUT_CALL: Readonly<Record<string, Sentence>> = {
  withdrawContent: ({ after }) =>
    ['Removed rejected content.', after.why, after.reason].filter((part) => part !== undefined).join(' '),
  stopTexts: 'Opted out by text.',
  resumeTexts: 'Opted back in by text.',
};

/** Audit records may name operations that no longer exist. */
export function activityMessage(auditRecord: ReadAuditRecord): string {
  const sentence = Object.hasOwn(ACTIVITY_MESSAGES, auditRecord.operation)
    ? ACTIVITY_MESSAGES[auditRecord.operation as RecordedOperation]
    : (WITHOUT_CALL[auditRecord.operation] ?? 'Made a change.');
  return typeof sentence === 'string' ? sentence : sentence(auditRecord);
}

function settingsSentence(paths: readonly string[]): string {
  const [first] = paths;
  if (first === undefined) return 'Saved the platform settings without changes.';
  const [setting = ''] = first.split('.', 1);
  if (paths.some((path) => path !== first && !path.startsWith(`${setting}.`)))
    return 'Changed the platform settings.';
  if (setting === 'plan_limits') return 'Changed the monthly plan limits.';
  if (first === 'brand_name') return 'Changed the brand name.';
  return first === 'monthly_budget' ? 'Changed the monthly budget.' : 'Changed the default feature limits.';
}

function checklistSentence({ target, before, after }: ReadAuditRecord): string {
  const item = findChecklistItem(target.item_id ?? target.id ?? '');
  const name = item === undefined ? 'a checklist item' : `“${item.title}”`;
  if (before.status === after.status) return `Edited the note on ${name}.`;
  switch (after.status) {
    case 'completed':
      return `Completed ${name}.`;
    case 'in_progress':
      return `Started ${name}.`;
    case 'not_applicable':
      return `Marked ${name} as not applicable.`;
    default:
      return `Reopened ${name}.`;
  }
}

function named(name: unknown, otherwise: string): string {
  return typeof name === 'string' && name !== '' ? `“${name}”` : otherwise;
}

function featureNamed(feature: unknown): string {
  const isKnown = typeof feature === 'string' && Object.hasOwn(FEATURE_LABELS, feature);
  return isKnown ? FEATURE_LABELS[feature as AiFeature].replace(/^The/, 'the') : 'a feature';
}

function queueNamed(queue: unknown): string {
  const isKnown = typeof queue === 'string' && Object.hasOwn(WORK_QUEUES, queue);
  return isKnown ? `“${WORK_QUEUES[queue as WorkQueue].label}”` : 'a queue';
}
