export { createGetDashboardSummary as getDashboardSummary } from './get-dashboard-summary.ts';
export { createGetRealTimeMetrics as getRealTimeMetrics } from './get-real-time-metrics.ts';
export { createGetRestaurantAnalytics as getRestaurantAnalytics } from './get-restaurant-analytics.ts';
export { createGetUsageAnalytics as getUsageAnalytics } from './get-usage-analytics.ts';
