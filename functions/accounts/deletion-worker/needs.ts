import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const accountDeletionWorkerNeeds = needs('account-deletion-worker', {
  tables: {
    ...tablesWith('readWrite', ['adAccounts', 'aiUsage', 'campaignRequests', 'campaigns', 'checklists']),
    ...tablesWith('readWrite', ['contentPlans', 'customerNotes', 'customers', 'dataExports', 'enhancements']),
    ...tablesWith('readWrite', ['failedMails', 'featureToggles', 'generationJobs', 'grades', 'guests']),
    ...tablesWith('readWrite', ['images', 'invoiceEntries', 'invoices', 'leads', 'logins', 'menuSales']),
    ...tablesWith('readWrite', [
      'moderation',
      'monthCosts',
      'planUsage',
      'platformRecords',
      'profiles',
      'promoCodes',
    ]),
    ...tablesWith('readWrite', ['redemptionCounts', 'redemptions', 'restaurantNames', 'restaurants']),
    ...tablesWith('readWrite', ['rewrites', 'senderNumbers', 'sends', 'slugs', 'subscriptions']),
    ...tablesWith('readWrite', ['textingSettings', 'tillLinks', 'users', 'websites']),
    receipts: 'readUpdate',
  },
  buckets: { campaignLists: '*', siteVersions: '*', sites: '*', transfers: '*' },
  queues: { emails: 'send' },
  sealingKey: 'decrypt',
  providers: ['ads', 'payments'],
});
