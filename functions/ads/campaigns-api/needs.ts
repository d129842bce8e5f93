import { METERED_TABLES, needs } from '#functions/platform/needs/needs.ts';

export const adCampaignNeeds = needs('ad-campaigns', {
  tables: {
    ...METERED_TABLES,
    adAccounts: 'readWrite',
    campaigns: 'readWrite',
    images: 'get',
    moderation: 'readWrite',
    profiles: 'get',
    promoCodes: 'readWrite',
    redemptionCounts: 'read',
    restaurants: 'readWrite',
    slugs: 'readWrite',
    users: 'get',
    websites: 'read',
  },
  buckets: { sites: '*', transfers: 'uploads/*' },
  sealingKey: 'decrypt',
  providers: ['ads', 'text'],
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL', 'SETTINGS_SECONDS', 'SITES_ORIGIN'],
  usesSharp: true,
  // Decoding a photo of 50 megapixels needs memory, and Lambda's CPU grows with it.
  memoryMegabytes: 1769,
});
