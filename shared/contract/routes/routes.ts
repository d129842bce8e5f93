import { activityRoutes } from './activity-routes.ts';
import { adAccountRoutes } from './ad-account-routes.ts';
import { adCampaignRoutes } from './ad-campaign-routes.ts';
import { billingRoutes } from './admin/billing-routes.ts';
import { businessAssistantRoutes } from './admin/business-assistant-routes.ts';
import { businessIntelligenceRoutes } from './admin/business-intelligence-routes.ts';
import { leadRoutes } from './admin/lead-routes.ts';
import { platformAnalyticsRoutes } from './admin/platform-analytics-routes.ts';
import { platformSettingsRoutes } from './admin/platform-settings-routes.ts';
import { restaurantAdministrationRoutes } from './admin/restaurant-administration-routes.ts';
import { revenueAnalyticsRoutes } from './admin/revenue-analytics-routes.ts';
import { aiAnalysisRoutes } from './ai/ai-analysis-routes.ts';
import { contentCreatorRoutes } from './ai/content-creator-routes.ts';
import { imageEnhancerRoutes } from './ai/image-enhancer-routes.ts';
import { menuOptimizerRoutes } from './ai/menu-optimizer-routes.ts';
import { moderationRoutes } from './ai/moderation-routes.ts';
import { checklistRoutes } from './checklist-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { featureRoutes } from './feature-routes.ts';
import { guestRoutes } from './guest-routes.ts';
import { imageRoutes } from './image-routes.ts';
import { redemptionRoutes } from './redemption-routes.ts';
import { restaurantProfileRoutes } from './restaurant-profile-routes.ts';
import { defineRouteGroups, type LeavesReceipt, type Route } from './route.ts';
import { accountRoutes } from './sign-in/second-factor-routes.ts';
import { smsCampaignRoutes } from './sms-campaign-routes.ts';
import { statusRoutes } from './status-routes.ts';
import { textingSettingsRoutes } from './texting-settings-routes.ts';
import { websiteEditingRoutes } from './websites/website-editing-routes.ts';
import { websiteRoutes } from './websites/website-routes.ts';

/** Route groups by noun. Each group is one Lambda function: `functions/<group>/handler.ts`. */
export const ROUTE_GROUPS = defineRouteGroups({
  auth: accountRoutes,
  dashboard: dashboardRoutes,
  activity: activityRoutes,
  checklists: checklistRoutes,
  websites: websiteRoutes,
  'website-editing': websiteEditingRoutes,
  'restaurant-profile': restaurantProfileRoutes,
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
  'business-intelligence': businessIntelligenceRoutes,
  'business-assistant': businessAssistantRoutes,
  leads: leadRoutes,
  status: statusRoutes,
});

type RouteGroups = typeof ROUTE_GROUPS;
export type RouteGroupName = keyof RouteGroups;
export type OperationName = { [Group in RouteGroupName]: keyof RouteGroups[Group] }[RouteGroupName];

type Recorded<Table> = {
  [Name in keyof Table]: LeavesReceipt<Table[Name]> extends true ? Name : never;
}[keyof Table];
/** Operations that leave a receipt. */
export type RecordedOperation = { [Group in RouteGroupName]: Recorded<RouteGroups[Group]> }[RouteGroupName];

/** `[operation name, row]` of every route, for readers that walk the whole table. */
export const ROUTE_LIST: readonly (readonly [OperationName, Route])[] = Object.values(ROUTE_GROUPS).flatMap(
  (routes) => Object.entries(routes) as [OperationName, Route][],
);
