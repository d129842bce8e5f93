import { METERED_TABLES, needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const adCampaignNeeds = needs('ad-campaigns', {
  tables: {
    ...METERED_TABLES,
    ...tablesWith('readWrite', ['adAccounts', 'campaigns', 'moderation', 'promoCodes', 'restaurants']),
    slugs: 'readWrite',
    ...tablesWith('get', ['images', 'profiles', 'users']),
    ...tablesWith('read', ['redemptionCounts', 'websites']),
  },
  buckets: { sites: '*', transfers: 'uploads/*' },
  sealingKey: 'decrypt',
  providers: ['ads', 'text'],
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL', 'SETTINGS_SECONDS', 'SITES_ORIGIN'],
  usesSharp: true,
  // Decoding a photo of 50 megapixels needs memory, and Lambda's CPU grows with it.
  memoryMegabytes: 1769,
});
