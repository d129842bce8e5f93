import { paths } from '#web/shell/navigation/paths.ts';
import { viewAt } from './deferred.tsx';

/** The sections of the admin console. */
export const consoleScreens = [
  viewAt(paths.admin, () =>
    import('#web/console/overview/platform-overview-screen.tsx').then((m) => m.PlatformOverviewScreen),
  ),
  viewAt(paths.adminBusinessIntelligence, () =>
    import('#web/console/business-intelligence/business-intelligence-screen.tsx').then(
      (m) => m.BusinessIntelligenceScreen,
    ),
  ),
  viewAt(paths.adminRevenueAnalytics, () =>
    import('#web/console/revenue-analytics/revenue-analytics-screen.tsx').then(
      (m) => m.RevenueAnalyticsScreen,
    ),
  ),
  viewAt(paths.adminAssistant, () =>
    import('#web/console/assistant/assistant-screen.tsx').then((m) => m.AssistantScreen),
  ),
  viewAt(paths.adminAiAnalytics, () =>
    import('#web/console/ai-analytics/ai-analytics-screen.tsx').then((m) => m.AiAnalyticsScreen),
  ),
  viewAt(paths.adminRestaurants, () =>
    import('#web/console/restaurants/restaurants-screen.tsx').then((m) => m.RestaurantsScreen),
  ),
  viewAt(paths.adminSubscriptions, () =>
    import('#web/console/subscriptions/subscriptions-screen.tsx').then((m) => m.SubscriptionsScreen),
  ),
  viewAt(paths.adminBill, () =>
    import('#web/console/subscriptions/bill/bill-screen.tsx').then((m) => m.BillScreen),
  ),
  viewAt(paths.adminRestaurant, () =>
    import('#web/console/restaurants/details/restaurant-details-screen.tsx').then(
      (m) => m.RestaurantDetailsScreen,
    ),
  ),
  viewAt(paths.adminLeads, () => import('#web/console/leads/leads-screen.tsx').then((m) => m.LeadsScreen)),
  viewAt(paths.adminModeration, () =>
    import('#web/console/moderation/moderation-screen.tsx').then((m) => m.ModerationScreen),
  ),
  viewAt(paths.adminFeatures, () =>
    import('#web/console/features/features-screen.tsx').then((m) => m.FeaturesScreen),
  ),
  viewAt(paths.adminActivity, () =>
    import('#web/console/activity/platform-activity-screen.tsx').then((m) => m.PlatformActivityScreen),
  ),
  viewAt(paths.adminJobs, () => import('#web/console/jobs/jobs-screen.tsx').then((m) => m.JobsScreen)),
  viewAt(paths.adminAlerts, () =>
    import('#web/console/alerts/alerts-screen.tsx').then((m) => m.AlertsScreen),
  ),
  viewAt(paths.adminBulkEmails, () =>
    import('#web/console/bulk-emails/bulk-emails-screen.tsx').then((m) => m.BulkEmailsScreen),
  ),
  viewAt(paths.adminAnnouncements, () =>
    import('#web/console/announcements/announcements-screen.tsx').then((m) => m.AnnouncementsScreen),
  ),
  viewAt(paths.adminCosts, () => import('#web/console/costs/costs-screen.tsx').then((m) => m.CostsScreen)),
  viewAt(paths.adminSettings, () =>
    import('#web/console/settings/platform-settings-screen.tsx').then((m) => m.PlatformSettingsScreen),
  ),
];
