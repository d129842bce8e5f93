import { needs } from '#functions/platform/needs/needs.ts';

export const billingNeeds = needs('billing', {
  tables: {
    campaignRequests: 'readWrite',
    campaigns: 'read',
    figures: 'read',
    invoices: ['readWrite', 'byStatus', 'byFlag'],
    planUsage: 'read',
    platformRecords: 'readWrite',
    restaurants: 'read',
    subscriptions: ['readWrite', 'byKind'],
  },
  buckets: { sites: { read: 'fonts/*' } },
  queues: { emails: 'send' },
  providers: ['payments'],
  variables: ['SETTINGS_SECONDS', 'WEB_ORIGIN'],
});
