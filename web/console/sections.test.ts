import { expect, test } from 'vitest';
import { alertRoutes } from '#shared/alerts/contract/alert-routes.ts';
import { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import { businessAssistantRoutes } from '#shared/console/contract/business-assistant-routes.ts';
import { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import type { Route } from '#shared/contract/route.ts';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { CONSOLE_SECTIONS, sectionsFor } from './sections.ts';

/** The route that each section loads first. */
const FIRST_ROUTES: Record<keyof typeof CONSOLE_SECTIONS, Route> = {
  overview: adminDashboardRoutes.getAdminDashboard,
  businessIntelligence: businessIntelligenceRoutes.getBusinessDashboard,
  revenueAnalytics: revenueAnalyticsRoutes.getRevenueForecast,
  assistant: businessAssistantRoutes.askBusinessAssistant,
  aiAnalytics: platformAnalyticsRoutes.getUsageAnalytics,
  subscriptions: billingRoutes.listSubscriptions,
  restaurants: adminDashboardRoutes.listRestaurants,
  leads: leadRoutes.listLeads,
  moderation: moderationRoutes.listFlaggedContent,
  features: featureRoutes.listFeatureToggles,
  jobs: jobRoutes.getQueues,
  alerts: alertRoutes.getAlerts,
  announcements: announcementRoutes.listAnnouncements,
  bulkEmails: bulkEmailRoutes.listBulkEmails,
  costs: platformSettingsRoutes.getPlatformCosts,
  settings: platformSettingsRoutes.getPlatformSettings,
  activity: activityRoutes.listPlatformActivity,
};

test('each section is for the roles that may call its first route', () => {
  const ofSections = Object.entries(CONSOLE_SECTIONS).map(([name, { admins }]) => [name, admins]);
  const ofRoutes = Object.entries(FIRST_ROUTES).map(([name, { admins = [] }]) => [name, admins]);
  expect(ofSections).toEqual(ofRoutes);
});

test('an administrator sees only the sections of the role', () => {
  const titles = sectionsFor({ admin_role: 'billing' }).map(({ title }) => title);
  expect(titles).toContain('Subscription Management');
  expect(titles).not.toContain('Content Moderation');
  expect(sectionsFor({})).toHaveLength(Object.keys(CONSOLE_SECTIONS).length);
});
