import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import type { DashboardDependencies } from './dependencies.ts';
import { createGetAdminDashboard } from './get-admin-dashboard.ts';
import { createGetRestaurantDashboard } from './get-restaurant-dashboard.ts';
import { createListCampaigns } from './list-campaigns.ts';
import { createListRestaurants } from './list-restaurants.ts';
import { createUpdateChecklistItem } from './update-checklist-item.ts';

export function createDashboardOperations(
  dependencies: DashboardDependencies,
): Operations<typeof dashboardRoutes> {
  return {
    getAdminDashboard: createGetAdminDashboard(dependencies),
    listRestaurants: createListRestaurants(dependencies),
    listCampaigns: createListCampaigns(dependencies),
    updateChecklistItem: createUpdateChecklistItem(dependencies),
    getRestaurantDashboard: createGetRestaurantDashboard(dependencies),
  };
}
