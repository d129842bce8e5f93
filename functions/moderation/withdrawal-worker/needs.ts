import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const withdrawalWorkerNeeds = needs('withdrawal-worker', {
  tables: {
    ...tablesWith('readWrite', ['adAccounts', 'campaigns', 'contentPlans', 'enhancements', 'images']),
    ...tablesWith('readWrite', ['moderation', 'planUsage', 'websites']),
    receipts: 'append',
    sends: 'read',
  },
  buckets: { siteVersions: '*', sites: '*' },
  queues: { emails: 'send' },
  sealingKey: 'decrypt',
  providers: ['ads'],
  variables: ['SITES_ORIGIN'],
  // Draws a website's image for social networks.
  usesSharp: true,
});
