import { needs } from '#functions/platform/needs/needs.ts';

export const revenueAnalyticsNeeds = needs('revenue-analytics', {
  tables: {
    campaigns: 'read',
    figures: 'read',
    planUsage: 'read',
    platformRecords: 'read',
    redemptionCounts: 'read',
    subscriptions: ['read', 'byKind'],
  },
});
