import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const dataExportWorkerNeeds = needs('data-export-worker', {
  tables: {
    ...tablesWith('read', ['adAccounts', 'aiUsage', 'campaigns', 'checklists', 'contentPlans']),
    ...tablesWith('read', ['enhancements', 'featureToggles', 'grades', 'guests', 'images', 'invoices']),
    ...tablesWith('read', ['menuSales', 'moderation', 'planUsage', 'profiles', 'promoCodes', 'receipts']),
    ...tablesWith('read', ['redemptionCounts', 'redemptions', 'restaurants', 'sends', 'subscriptions']),
    ...tablesWith('read', ['textingSettings', 'users', 'websites']),
    dataExports: 'readWrite',
  },
  buckets: { siteVersions: { read: '*' }, sites: { read: '*' }, transfers: 'downloads/*' },
  queues: { emails: 'send' },
});
