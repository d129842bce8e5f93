import { needs } from '#functions/platform/needs/needs.ts';

export const billingNeeds = needs('billing', {
  tables: {
    campaignRequests: 'readWrite',
    campaigns: 'read',
    figures: 'read',
    customers: ['read', 'byMonthlyRevenue'],
    invoiceEntries: ['readWrite', 'byStatusAmount', 'byStatusName', 'byFlagAmount', 'byFlagName', 'byNumber'],
    invoices: ['readWrite', 'byStatus', 'byFlag'],
    planUsage: 'read',
    platformRecords: 'readWrite',
    restaurantNames: 'read',
    restaurants: 'read',
    subscriptions: ['readWrite', 'byKind'],
  },
  buckets: { sites: { read: 'fonts/*' } },
  queues: { emails: 'send' },
  providers: ['payments'],
  variables: ['SETTINGS_SECONDS', 'WEB_ORIGIN'],
});
