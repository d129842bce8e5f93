import { needs } from '#functions/platform/needs/needs.ts';

export const adCampaignNeeds = needs('ad-campaigns', {
  tables: {
    adAccounts: 'readWrite',
    aiUsage: 'readWrite',
    campaigns: 'readWrite',
    featureToggles: 'get',
    figures: 'read',
    images: 'get',
    moderation: 'readWrite',
    planUsage: 'readWrite',
    platformRecords: 'readWrite',
    profiles: 'get',
    promoCodes: 'readWrite',
    redemptionCounts: 'read',
    restaurants: 'readWrite',
    slugs: 'readWrite',
    subscriptions: 'get',
    users: 'get',
    websites: 'read',
  },
  buckets: { sites: '*', transfers: 'uploads/*' },
  sealingKey: 'decrypt',
  providers: ['ads', 'text'],
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL', 'SETTINGS_SECONDS', 'SITES_ORIGIN'],
  usesSharp: true,
  // Decoding a photo of 50 megapixels takes memory, and Lambda gives processor time with it.
  memoryMegabytes: 1769,
});
