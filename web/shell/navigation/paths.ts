/** Every path of the app, as the router matches it (spec, website builder §2.1). */
export const paths = {
  landing: '/',
  login: '/login',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  /** The link’s token is its hash. It is removed from the address when the screen opens. */
  resetPassword: '/reset-password',
  /** The link’s token is its hash. */
  confirmEmail: '/confirm-email',
  welcome: '/welcome',
  dashboard: '/dashboard',
  guests: '/dashboard/guests',
  getNewCustomers: '/dashboard/get-new-customers',
  bringBackRegulars: '/dashboard/bring-back-regulars',
  marketingFoundations: '/dashboard/marketing-foundations',
  redeem: '/dashboard/redeem',
  /** For staff. The link’s token is its hash. */
  till: '/till',
  activity: '/dashboard/activity',
  settings: '/dashboard/settings',
  billing: '/dashboard/billing',
  account: '/account',
  profile: '/profile',
  aiFeatures: '/ai-features',
  imageEnhancer: '/image-enhancer',
  websiteBuilder: '/website-builder',
  websiteTemplates: '/website-builder/templates',
  templateCustomizer: '/website-builder/templates/:templateId/customize',
  websitePreview: '/website-builder/preview/:id',
  /** The previewed page alone, for its own tab. */
  websitePage: '/website-builder/preview/:id/page',
  websiteEdit: '/website-builder/edit/:id',
  /** The first section of the admin console. */
  admin: '/admin',
  adminBusinessIntelligence: '/admin/business-intelligence',
  adminRevenueAnalytics: '/admin/revenue-analytics',
  adminAssistant: '/admin/assistant',
  adminAiAnalytics: '/admin/ai-analytics',
  adminSubscriptions: '/admin/subscriptions',
  adminBill: '/admin/subscriptions/:id',
  adminRestaurants: '/admin/restaurants',
  adminRestaurant: '/admin/restaurants/:id',
  adminLeads: '/admin/leads',
  adminModeration: '/admin/moderation',
  adminFeatures: '/admin/features',
  adminJobs: '/admin/jobs',
  adminAlerts: '/admin/alerts',
  adminAnnouncements: '/admin/announcements',
  adminBulkEmails: '/admin/emails',
  unsubscribe: '/unsubscribe',
  adminCosts: '/admin/costs',
  adminSettings: '/admin/settings',
  adminActivity: '/admin/activity',
  devUi: '/dev/ui',
  devInbox: '/dev/inbox',
  devPhone: '/dev/phone',
  devFacebook: '/dev/facebook',
} as const;

/** The hash of the login address that opens sign-up. It works before the app has started. */
export const NEW_ACCOUNT_HASH = '#new-account';

/** Sections of the landing page that links point to, as hashes. */
export const LANDING_PARTS = { plans: 'plans', contact: 'contact' } as const;

/** Sections of the profile screen, as hashes. */
export const PROFILE_TABS = ['basics', 'contact', 'hours', 'menu', 'story'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Links to paths with parameters. */
export const linkTo = {
  profileTab: (tab: ProfileTab) => `${paths.profile}#${tab}`,
  till: (token: string) => `${paths.till}#${token}`,
  plans: () => `${paths.landing}#${LANDING_PARTS.plans}`,
  contact: () => `${paths.landing}#${LANDING_PARTS.contact}`,
  newAccount: () => `${paths.login}${NEW_ACCOUNT_HASH}`,
  templateCustomizer: (templateId: string) =>
    paths.templateCustomizer.replace(':templateId', encodeURIComponent(templateId)),
  /** The ID of one of the restaurant’s images. */
  adWithPhoto: (imageId: string, item: string) =>
    `${paths.getNewCustomers}?${new URLSearchParams({ picture: imageId, item })}`,
  postsWithPhoto: (imageId: string, dish: string) =>
    `${paths.aiFeatures}?${new URLSearchParams({ tab: 'content', picture: imageId, dish })}`,
  /** A tool in AI Features. */
  tool: (tab: 'grader' | 'menu' | 'content') => `${paths.aiFeatures}?${new URLSearchParams({ tab })}`,
  contentPlan: (plan: string) => `${paths.aiFeatures}?${new URLSearchParams({ tab: 'content', plan })}`,
  adFor: (item: string) => `${paths.getNewCustomers}?${new URLSearchParams({ item })}`,
  textWith: (words: { offer: string; code: string }) =>
    `${paths.bringBackRegulars}?${new URLSearchParams(words)}`,
  websitePreview: (id: string) => paths.websitePreview.replace(':id', encodeURIComponent(id)),
  websitePage: (id: string) => paths.websitePage.replace(':id', encodeURIComponent(id)),
  websiteEdit: (id: string) => paths.websiteEdit.replace(':id', encodeURIComponent(id)),
  businessReport: (type: string) =>
    `${paths.adminBusinessIntelligence}?${new URLSearchParams({ report: type })}`,
  adminActivityOf: (restaurantId: string) =>
    `${paths.adminActivity}?${new URLSearchParams({ restaurant_id: restaurantId })}`,
  adminBill: (id: string) => paths.adminBill.replace(':id', encodeURIComponent(id)),
  adminRestaurant: (id: string) => paths.adminRestaurant.replace(':id', encodeURIComponent(id)),
};
