import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const dashboardNeeds = needs('dashboard', {
  tables: {
    customers: ['read', 'byMonthlyRevenue', 'byCost', 'byMargin', 'byLastSeen'],
    ...tablesWith('read', ['campaigns', 'featureToggles', 'figures', 'profiles', 'redemptionCounts']),
    ...tablesWith('read', ['restaurantNames', 'restaurants', 'users']),
    checklists: 'readWrite',
  },
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL'],
});
