import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import { createContactRestaurant } from './contact-restaurant.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';
import { createGetBusinessDashboard } from './get-business-dashboard.ts';
import { createGetBusinessReport } from './get-business-report.ts';

/** Operations of business intelligence. */
export function createBusinessIntelligenceOperations(
  dependencies: BusinessIntelligenceDependencies,
): Operations<typeof businessIntelligenceRoutes> {
  return {
    getBusinessDashboard: createGetBusinessDashboard(dependencies),
    getBusinessReport: createGetBusinessReport(dependencies),
    contactRestaurant: createContactRestaurant(dependencies),
  };
}
