import type { ActivityKind } from '#shared/audit/contract/platform-activity.ts';
import type { RecordedOperation } from '#shared/contract/routes.ts';

/** What each operation that leaves audit records is about. One that is not here does not compile. */
const KINDS: Readonly<Record<RecordedOperation, ActivityKind>> = {
  register: 'account',
  verifyEmail: 'account',
  changePassword: 'account',
  resetPassword: 'account',
  changeEmail: 'account',
  confirmEmail: 'account',
  logoutAll: 'account',
  signInWithCode: 'account',
  confirmEnrollment: 'account',
  renewRecoveryCodes: 'account',
  removeSecondFactor: 'account',
  endSession: 'account',
  deleteAccount: 'account',

  subscribe: 'billing',
  openCheckout: 'billing',
  confirmCheckout: 'billing',
  changeOwnSubscription: 'billing',
  updateSubscription: 'billing',
  replaceCard: 'billing',
  buyCredits: 'billing',

  updateProfile: 'profile',
  updateChecklistItem: 'profile',
  updateChecklistStatus: 'profile',

  generateWebsite: 'websites',
  regenerateWebsite: 'websites',
  cancelGeneration: 'websites',
  createFromTemplate: 'websites',
  importWebsite: 'websites',
  downloadWebsite: 'websites',
  duplicateWebsite: 'websites',
  deleteWebsite: 'websites',
  publishWebsite: 'websites',
  unpublishWebsite: 'websites',
  updateContent: 'websites',
  saveWebsite: 'websites',
  reviewSuggestions: 'websites',
  updateFactSources: 'websites',
  updateColors: 'websites',
  applyColorPreset: 'websites',
  switchContentSource: 'websites',
  saveVersion: 'websites',
  restoreVersion: 'websites',
  uploadImage: 'websites',
  deleteImage: 'websites',

  importGuests: 'marketing',
  exportGuests: 'marketing',
  optOutGuest: 'marketing',
  deleteGuest: 'marketing',
  createFacebookAd: 'marketing',
  pauseFacebookAd: 'marketing',
  resumeFacebookAd: 'marketing',
  endFacebookAd: 'marketing',
  beginAdConnection: 'marketing',
  connectAdAccount: 'marketing',
  chooseAdAccount: 'marketing',
  disconnectAdAccount: 'marketing',
  createSmsCampaign: 'marketing',
  cancelSmsCampaign: 'marketing',
  sendTestSms: 'marketing',
  updateTextingHours: 'marketing',
  saveListMapping: 'marketing',
  redeemCode: 'marketing',
  redeemCodeAtTill: 'marketing',
  undoRedemption: 'marketing',
  createTillLink: 'marketing',
  withdrawTillLink: 'marketing',

  analyzePresence: 'tools',
  enhanceImage: 'tools',
  updateEnhancedImage: 'tools',
  useEnhancedImage: 'tools',
  deleteEnhancedImage: 'tools',
  createContentPlan: 'tools',
  editPost: 'tools',
  writePostAgain: 'tools',
  deleteContentPlan: 'tools',
  saveMenuSales: 'tools',
  deleteMenuSales: 'tools',

  deleteRestaurant: 'administration',
  impersonate: 'administration',
  endImpersonation: 'administration',
  suspendRestaurant: 'administration',
  resumeRestaurant: 'administration',
  sendOwnerPasswordReset: 'administration',
  resendOwnerVerification: 'administration',
  liftSignInLock: 'administration',
  contactRestaurant: 'administration',
  retryFailedMail: 'administration',
  retryFailedJob: 'administration',
  updateFeatureToggle: 'administration',
  bulkUpdateFeature: 'administration',
  undoBulkUpdateFeature: 'administration',
  moderateContent: 'administration',
  bulkModerate: 'administration',
  changePlatformSettings: 'administration',
  exportPlatformActivity: 'administration',
};

/** What was done without a call of the API. */
const WITHOUT_CALL: Readonly<Record<string, ActivityKind>> = {
  withdrawContent: 'administration',
  stopTexts: 'marketing',
  resumeTexts: 'marketing',
};

/** Operations that are no more count as administration: somebody ought to look at them. */
export function kindOf(operation: string): ActivityKind {
  if (Object.hasOwn(KINDS, operation)) return KINDS[operation as RecordedOperation];
  return Object.hasOwn(WITHOUT_CALL, operation)
    ? (WITHOUT_CALL[operation] ?? 'administration')
    : 'administration';
}
