import { needs } from '#functions/platform/needs/needs.ts';

export const platformAnalyticsNeeds = needs('platform-analytics', {
  tables: {
    aiUsage: ['read', 'byActive'],
    figures: 'read',
    invoices: ['read', 'byStatus'],
    restaurants: 'get',
  },
});
