import { METERED_TABLES, needs } from '#functions/platform/needs/needs.ts';

export const aiAnalysisNeeds = needs('ai-analysis', {
  tables: {
    ...METERED_TABLES,
    grades: 'readWrite',
    menuSales: 'get',
    moderation: 'readWrite',
    profiles: 'get',
    websites: 'read',
  },
  buckets: { siteVersions: 'grades/*' },
  functions: ['pageFetch'],
  providers: ['text'],
  variables: ['GOOGLE_PLACES_KEY_ARN', 'SETTINGS_SECONDS', 'SITES_ORIGIN'],
});
