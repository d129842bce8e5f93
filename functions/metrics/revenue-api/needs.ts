import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const revenueAnalyticsNeeds = needs('revenue-analytics', {
  tables: {
    subscriptions: ['read', 'byKind'],
    ...tablesWith('read', ['campaigns', 'figures', 'planUsage', 'platformRecords', 'redemptionCounts']),
  },
});
