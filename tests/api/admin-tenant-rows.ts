import type { TenantRow } from './tenant-row.ts';

/** The rows of the administrators' console, and of what owners pay. */
export const ADMIN_TENANT_ROWS = {
  getAdminDashboard: { proof: 'admin only' },
  getUsageAnalytics: { proof: 'admin only' },
  getRealTimeMetrics: { proof: 'admin only' },
  getRestaurantAnalytics: { proof: 'admin only' },
  getDashboardSummary: { proof: 'admin only' },
  deleteRestaurant: { proof: 'admin only' },
  listRestaurants: { proof: 'admin only' },
  listFeatureToggles: { proof: 'admin only' },
  updateFeatureToggle: { proof: 'admin only' },
  getFeatureSummary: { proof: 'admin only' },
  bulkUpdateFeature: { proof: 'admin only' },
  undoBulkUpdateFeature: { proof: 'admin only' },
  checkFeature: {
    proof: 'admin only',
    request: (restaurantId) => ({ params: { restaurantId, feature: 'digital_grader' } }),
  },
  getOwnBilling: { proof: 'own data' },
  subscribe: { proof: 'own data', body: { plan_id: 'basic', payment_token: 'card_succeeds' } },
  changeOwnSubscription: { proof: 'own data', body: { cancel_at_period_end: true } },
  replaceCard: { proof: 'own data', body: { payment_token: 'card_succeeds' } },
  buyCredits: { proof: 'own data', body: { amount: 5 } },
  listOwnInvoices: { proof: 'own data' },
  getBillingDashboard: { proof: 'admin only' },
  listSubscriptions: { proof: 'admin only' },
  updateSubscription: { proof: 'admin only' },
  listInvoices: { proof: 'admin only' },
  listFlaggedContent: { proof: 'admin only' },
  moderateContent: { proof: 'admin only' },
  bulkModerate: { proof: 'admin only' },
} as const satisfies Record<string, TenantRow>;
