import { paths } from '../features/navigation/paths.ts';
import { deferredView } from './deferred.tsx';

/** The sections of the administrators' console and what belongs to them. */
export const consoleScreens = [
  {
    path: paths.admin,
    ...deferredView(() =>
      import('#web/screens/console/overview/platform-overview-screen.tsx').then(
        (m) => m.PlatformOverviewScreen,
      ),
    ),
  },
  {
    path: paths.adminBusinessIntelligence,
    ...deferredView(() =>
      import('#web/screens/console/business-intelligence/business-intelligence-screen.tsx').then(
        (m) => m.BusinessIntelligenceScreen,
      ),
    ),
  },
  {
    path: paths.adminRevenueAnalytics,
    ...deferredView(() =>
      import('#web/screens/console/revenue-analytics/revenue-analytics-screen.tsx').then(
        (m) => m.RevenueAnalyticsScreen,
      ),
    ),
  },
  {
    path: paths.adminAssistant,
    ...deferredView(() =>
      import('#web/screens/console/assistant/assistant-screen.tsx').then((m) => m.AssistantScreen),
    ),
  },
  {
    path: paths.adminAiAnalytics,
    ...deferredView(() =>
      import('#web/screens/console/ai-analytics/ai-analytics-screen.tsx').then((m) => m.AiAnalyticsScreen),
    ),
  },
  {
    path: paths.adminRestaurants,
    ...deferredView(() =>
      import('#web/screens/console/restaurants/restaurants-screen.tsx').then((m) => m.RestaurantsScreen),
    ),
  },
  {
    path: paths.adminSubscriptions,
    ...deferredView(() =>
      import('#web/screens/console/subscriptions/subscriptions-screen.tsx').then(
        (m) => m.SubscriptionsScreen,
      ),
    ),
  },
  {
    path: paths.adminRestaurant,
    ...deferredView(() =>
      import('#web/screens/console/restaurants/details/restaurant-details-screen.tsx').then(
        (m) => m.RestaurantDetailsScreen,
      ),
    ),
  },
  {
    path: paths.adminLeads,
    ...deferredView(() => import('#web/screens/console/leads/leads-screen.tsx').then((m) => m.LeadsScreen)),
  },
  {
    path: paths.adminModeration,
    ...deferredView(() =>
      import('#web/screens/console/moderation/moderation-screen.tsx').then((m) => m.ModerationScreen),
    ),
  },
  {
    path: paths.adminFeatures,
    ...deferredView(() =>
      import('#web/screens/console/features/features-screen.tsx').then((m) => m.FeaturesScreen),
    ),
  },
  {
    path: paths.adminActivity,
    ...deferredView(() =>
      import('#web/screens/console/activity/platform-activity-screen.tsx').then(
        (m) => m.PlatformActivityScreen,
      ),
    ),
  },
  {
    path: paths.adminCosts,
    ...deferredView(() => import('#web/screens/console/costs/costs-screen.tsx').then((m) => m.CostsScreen)),
  },
  {
    path: paths.adminSettings,
    ...deferredView(() =>
      import('#web/screens/console/settings/platform-settings-screen.tsx').then(
        (m) => m.PlatformSettingsScreen,
      ),
    ),
  },
];
