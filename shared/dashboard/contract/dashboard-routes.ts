import { adminDashboardRoutes } from './admin-dashboard-routes.ts';
import { restaurantDashboardRoutes } from './restaurant-dashboard-routes.ts';

export const dashboardRoutes = { ...adminDashboardRoutes, ...restaurantDashboardRoutes };
