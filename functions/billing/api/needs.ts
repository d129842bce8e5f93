import { needs } from '#functions/platform/needs/needs.ts';

export const billingNeeds = needs('billing', {
  tables: {
    campaignRequests: 'readWrite',
    campaigns: 'read',
    figures: 'read',
    invoices: ['readWrite', 'byStatus'],
    paymentCustomers: 'readWrite',
    planUsage: 'read',
    platformRecords: 'get',
    restaurants: 'read',
    subscriptions: ['readWrite', 'byKind'],
  },
  buckets: { sites: { read: 'fonts/*' } },
  queues: { emails: 'send' },
  providers: ['payments'],
  variables: ['SETTINGS_SECONDS', 'WEB_ORIGIN'],
});
