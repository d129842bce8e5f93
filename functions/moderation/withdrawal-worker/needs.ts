import { needs } from '#functions/platform/needs/needs.ts';

export const withdrawalWorkerNeeds = needs('withdrawal-worker', {
  tables: {
    adAccounts: 'readWrite',
    campaigns: 'readWrite',
    contentPlans: 'readWrite',
    enhancements: 'readWrite',
    images: 'readWrite',
    moderation: 'readWrite',
    planUsage: 'readWrite',
    receipts: 'append',
    sends: 'read',
    websites: 'readWrite',
  },
  buckets: { siteVersions: '*', sites: '*' },
  queues: { emails: 'send' },
  sealingKey: 'decrypt',
  providers: ['ads'],
  variables: ['SITES_ORIGIN'],
  // Draws a website's image for social networks.
  usesSharp: true,
});
