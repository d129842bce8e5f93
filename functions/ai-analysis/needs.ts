import { needs } from '#functions/platform/needs/needs.ts';

export const aiAnalysisNeeds = needs('ai-analysis', {
  tables: {
    aiUsage: 'readWrite',
    featureToggles: 'get',
    figures: 'read',
    grades: 'readWrite',
    menuSales: 'get',
    moderation: 'readWrite',
    planUsage: 'readWrite',
    platformRecords: 'readWrite',
    profiles: 'get',
    restaurants: 'get',
    subscriptions: 'get',
    websites: 'read',
  },
  buckets: { siteVersions: 'grades/*' },
  functions: ['pageFetch'],
  providers: ['text'],
  variables: ['GOOGLE_PLACES_KEY_ARN', 'SETTINGS_SECONDS', 'SITES_ORIGIN'],
});
