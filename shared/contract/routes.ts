import { accountRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { alertRoutes } from '#shared/alerts/contract/alert-routes.ts';
import { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { paymentWebhookRoutes } from '#shared/billing/contract/payment-webhook-routes.ts';
import { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import { businessAssistantRoutes } from '#shared/console/contract/business-assistant-routes.ts';
import { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { dataExportRoutes } from '#shared/data-export/contract/data-export-routes.ts';
import { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { menuOptimizerRoutes } from '#shared/menu/contract/menu-optimizer-routes.ts';
import { platformAnalyticsRoutes } from '#shared/metrics/contract/platform-analytics-routes.ts';
import { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { textingSettingsRoutes } from '#shared/sms/contract/texting-settings-routes.ts';
import { statusRoutes } from '#shared/status/contract/status-routes.ts';
import { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { defineRouteGroups, type LeavesAuditRecord, type Route } from './route.ts';

/** Route groups by noun. Each group is one Lambda function under a permanent name (`infra/function-folders.ts`). */
export const ROUTE_GROUPS = defineRouteGroups({
  auth: accountRoutes,
  dashboard: dashboardRoutes,
  activity: activityRoutes,
  checklists: checklistRoutes,
  websites: websiteRoutes,
  'website-editing': websiteEditingRoutes,
  'restaurant-profile': restaurantProfileRoutes,
  'data-exports': dataExportRoutes,
  redemptions: redemptionRoutes,
  images: imageRoutes,
  guests: guestRoutes,
  'ad-campaigns': adCampaignRoutes,
  'ad-account': adAccountRoutes,
  'sms-campaigns': smsCampaignRoutes,
  'texting-settings': textingSettingsRoutes,
  'ai-analysis': aiAnalysisRoutes,
  'restaurant-administration': restaurantAdministrationRoutes,
  features: featureRoutes,
  'platform-settings': platformSettingsRoutes,
  'menu-optimizer': menuOptimizerRoutes,
  'image-enhancer': imageEnhancerRoutes,
  moderation: moderationRoutes,
  'content-creator': contentCreatorRoutes,
  'platform-analytics': platformAnalyticsRoutes,
  'revenue-analytics': revenueAnalyticsRoutes,
  billing: billingRoutes,
  'payment-webhooks': paymentWebhookRoutes,
  'business-intelligence': businessIntelligenceRoutes,
  'business-assistant': businessAssistantRoutes,
  leads: leadRoutes,
  announcements: announcementRoutes,
  'bulk-emails': bulkEmailRoutes,
  jobs: jobRoutes,
  alerts: alertRoutes,
  status: statusRoutes,
});

type RouteGroups = typeof ROUTE_GROUPS;
export type RouteGroupName = keyof RouteGroups;
export type OperationName = { [Group in RouteGroupName]: keyof RouteGroups[Group] }[RouteGroupName];

type Recorded<Table> = {
  [Name in keyof Table]: LeavesAuditRecord<Table[Name]> extends true ? Name : never;
}[keyof Table];
/** Operations that leave an audit record. */
export type RecordedOperation = { [Group in RouteGroupName]: Recorded<RouteGroups[Group]> }[RouteGroupName];

/** `[operation name, row]` of every route. */
export const ROUTE_LIST: readonly (readonly [OperationName, Route])[] = Object.values(ROUTE_GROUPS).flatMap(
  (routes) => Object.entries(routes) as [OperationName, Route][],
);
