import type { ModerationStatus } from '#shared/domain/moderation/moderated-content.ts';
import type { TemplateId } from '#shared/site/site-content.ts';

/** Every key of the query cache. Invalidating a key also invalidates those that begin with it. */
export const queryKeys = {
  publicConfig: ['public-config'],
  demoAdmin: ['demo-admin'],
  devOutbox: ['dev-outbox'],
  devPhones: ['dev-phones'],
  emailVerification: (token: string | null) => ['email-verification', token],

  emailConfirmation: (token: string) => ['email-confirmation', token],

  restaurantDashboard: ['restaurant-dashboard'],
  checklist: (restaurantId: string | undefined) => ['checklist', restaurantId],
  checklistProgress: (restaurantId: string | undefined) => ['checklist-progress', restaurantId],
  builderRestaurant: ['website-builder-restaurant'],
  images: ['images'],
  enhancedImages: ['enhanced-images'],
  image: (id: string) => ['image', id],
  contentPlans: ['content-plans'],
  contentPlan: (id: string) => ['content-plans', id],
  occasions: (weeks: number, from: string | undefined) => ['content-occasions', weeks, from],
  guests: ['guests'],
  guestLists: ['guests', 'list'],
  guestList: (search: string) => ['guests', 'list', search],
  guest: (phone: string) => ['guests', 'one', phone],
  activity: ['activity'],
  ads: ['ads'],
  newestAds: ['ads', 'newest'],
  adPages: ['ads', 'pages'],
  /** A version of an ad as the list shows it. */
  ad: (id: string, version: number) => ['ad', id, version],
  smsCampaigns: ['sms-campaigns'],
  newestSms: ['newest-sms'],
  smsCampaign: (id: string) => ['sms-campaign', id],
  textingSettings: ['texting-settings'],
  /** What was sold; the classes hang on it. */
  menuSales: ['menu-sales'],
  menuClasses: (segment: object) => ['menu-sales', 'classes', segment],
  smsTest: (id: string) => ['sms-test', id],
  smsResults: (id: string) => ['sms-campaign', id, 'results'],
  smsGuests: (id: string) => ['sms-campaign', id, 'guests'],
  grades: ['grades'],
  gradeComparison: (before: string, after: string) => ['grade-comparison', before, after],
  redemptions: ['redemptions'],
  tillLink: ['till-link'],
  adAccount: ['ad-account'],
  adConnection: (state: string) => ['ad-connection', state],

  /** All that administrators read. */
  admin: ['admin'],
  adminDashboard: ['admin', 'dashboard'],
  adminRestaurantList: (asked: object) => ['admin', 'restaurants', asked],
  adminRestaurant: (id: string) => ['admin', 'restaurant', id],
  adminRestaurantActivity: (id: string) => ['admin', 'restaurant', id, 'activity'],
  analytics: ['admin', 'analytics'],
  realTimeMetrics: ['admin', 'analytics', 'real-time'],
  usageAnalytics: (query: object) => ['admin', 'analytics', 'usage', query],
  flaggedContent: ['admin', 'moderation', 'flagged'],
  contentOfStatus: (status: ModerationStatus) => ['admin', 'moderation', status],
  moderatedContent: (status: ModerationStatus, search: string) => ['admin', 'moderation', status, search],

  templates: ['templates'],
  publishedAddress: ['websites', 'published-address'],
  profile: ['profile'],
  profileProposals: ['profile-proposals'],
  staleProjections: ['stale-projections'],
  siteTemplate: (id: TemplateId | undefined) => ['site-template', id],
  /** What draws pages: the code of it, not data. */
  siteRenderer: (name: string) => ['site-renderer', name],
  siteWords: (language: string | undefined) => ['site-words', language],

  websiteLists: ['websites'],
  /** One page of the list, counted from 1. */
  websiteList: (page: number) => ['websites', page],
  websites: ['website'],
  website: (id: string) => ['website', id],
  websiteVersions: (id: string) => ['website-versions', id],
  websiteVersion: (id: string, version: number | undefined) => ['website-version', id, version],
  pagePreview: (id: string, revision: number | undefined) => ['page-preview', id, revision],
  generation: (id: string | undefined) => ['generation', id],
} as const;
