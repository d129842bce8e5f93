import { needs } from '#functions/platform/needs/needs.ts';

export const billingCycleNeeds = needs('billing-cycle', {
  tables: {
    invoiceEntries: 'readWrite',
    invoices: 'readWrite',
    platformRecords: 'readWrite',
    restaurants: 'get',
    subscriptions: ['readWrite', 'byDue'],
  },
  queues: { emails: 'send' },
  providers: ['payments'],
  variables: ['SETTINGS_SECONDS'],
});
