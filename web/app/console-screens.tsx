import { paths } from '#web/shell/navigation/paths.ts';
import { deferredView } from './deferred.tsx';

/** The sections of the admin console. */
export const consoleScreens = [
  {
    path: paths.admin,
    ...deferredView(() =>
      import('#web/console/overview/platform-overview-screen.tsx').then((m) => m.PlatformOverviewScreen),
    ),
  },
  {
    path: paths.adminBusinessIntelligence,
    ...deferredView(() =>
      import('#web/console/business-intelligence/business-intelligence-screen.tsx').then(
        (m) => m.BusinessIntelligenceScreen,
      ),
    ),
  },
  {
    path: paths.adminRevenueAnalytics,
    ...deferredView(() =>
      import('#web/console/revenue-analytics/revenue-analytics-screen.tsx').then(
        (m) => m.RevenueAnalyticsScreen,
      ),
    ),
  },
  {
    path: paths.adminAssistant,
    ...deferredView(() =>
      import('#web/console/assistant/assistant-screen.tsx').then((m) => m.AssistantScreen),
    ),
  },
  {
    path: paths.adminAiAnalytics,
    ...deferredView(() =>
      import('#web/console/ai-analytics/ai-analytics-screen.tsx').then((m) => m.AiAnalyticsScreen),
    ),
  },
  {
    path: paths.adminRestaurants,
    ...deferredView(() =>
      import('#web/console/restaurants/restaurants-screen.tsx').then((m) => m.RestaurantsScreen),
    ),
  },
  {
    path: paths.adminSubscriptions,
    ...deferredView(() =>
      import('#web/console/subscriptions/subscriptions-screen.tsx').then((m) => m.SubscriptionsScreen),
    ),
  },
  {
    path: paths.adminBill,
    ...deferredView(() =>
      import('#web/console/subscriptions/bill/bill-screen.tsx').then((m) => m.BillScreen),
    ),
  },
  {
    path: paths.adminRestaurant,
    ...deferredView(() =>
      import('#web/console/restaurants/details/restaurant-details-screen.tsx').then(
        (m) => m.RestaurantDetailsScreen,
      ),
    ),
  },
  {
    path: paths.adminLeads,
    ...deferredView(() => import('#web/console/leads/leads-screen.tsx').then((m) => m.LeadsScreen)),
  },
  {
    path: paths.adminModeration,
    ...deferredView(() =>
      import('#web/console/moderation/moderation-screen.tsx').then((m) => m.ModerationScreen),
    ),
  },
  {
    path: paths.adminFeatures,
    ...deferredView(() => import('#web/console/features/features-screen.tsx').then((m) => m.FeaturesScreen)),
  },
  {
    path: paths.adminActivity,
    ...deferredView(() =>
      import('#web/console/activity/platform-activity-screen.tsx').then((m) => m.PlatformActivityScreen),
    ),
  },
  {
    path: paths.adminJobs,
    ...deferredView(() => import('#web/console/jobs/jobs-screen.tsx').then((m) => m.JobsScreen)),
  },
  {
    path: paths.adminAlerts,
    ...deferredView(() => import('#web/console/alerts/alerts-screen.tsx').then((m) => m.AlertsScreen)),
  },
  {
    path: paths.adminBulkEmails,
    ...deferredView(() =>
      import('#web/console/bulk-emails/bulk-emails-screen.tsx').then((m) => m.BulkEmailsScreen),
    ),
  },
  {
    path: paths.adminAnnouncements,
    ...deferredView(() =>
      import('#web/console/announcements/announcements-screen.tsx').then((m) => m.AnnouncementsScreen),
    ),
  },
  {
    path: paths.adminCosts,
    ...deferredView(() => import('#web/console/costs/costs-screen.tsx').then((m) => m.CostsScreen)),
  },
  {
    path: paths.adminSettings,
    ...deferredView(() =>
      import('#web/console/settings/platform-settings-screen.tsx').then((m) => m.PlatformSettingsScreen),
    ),
  },
];
