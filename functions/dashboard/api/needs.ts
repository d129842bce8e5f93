import { needs } from '#functions/platform/needs/needs.ts';

export const dashboardNeeds = needs('dashboard', {
  tables: {
    campaigns: 'read',
    checklists: 'readWrite',
    customers: ['read', 'byMonthlyRevenue', 'byCost', 'byMargin', 'byLastSeen'],
    featureToggles: 'read',
    figures: 'read',
    profiles: 'read',
    redemptionCounts: 'read',
    restaurantNames: 'read',
    restaurants: 'read',
    users: 'read',
  },
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL'],
});
