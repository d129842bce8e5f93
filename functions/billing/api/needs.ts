import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const billingNeeds = needs('billing', {
  tables: {
    customers: ['read', 'byMonthlyRevenue'],
    invoiceEntries: ['readWrite', 'byStatusAmount', 'byStatusName', 'byFlagAmount', 'byFlagName', 'byNumber'],
    invoices: ['readWrite', 'byStatus', 'byFlag'],
    subscriptions: ['readWrite', 'byKind'],
    ...tablesWith('readWrite', ['campaignRequests', 'platformRecords']),
    ...tablesWith('read', ['campaigns', 'figures', 'planUsage', 'restaurantNames', 'restaurants']),
  },
  buckets: { sites: { read: 'fonts/*' } },
  queues: { emails: 'send' },
  providers: ['payments'],
  variables: ['SETTINGS_SECONDS', 'WEB_ORIGIN'],
});
