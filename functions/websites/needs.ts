import { needs } from '#functions/platform/needs/needs.ts';

export const websiteNeeds = needs('websites', {
  tables: {
    aiUsage: 'readWrite',
    featureToggles: 'get',
    figures: 'read',
    generationJobs: 'readWrite',
    images: 'get',
    planUsage: 'readWrite',
    platformRecords: 'readWrite',
    profiles: 'readWrite',
    restaurantNames: 'readWrite',
    restaurants: 'readWrite',
    subscriptions: 'get',
    users: 'read',
    websites: 'readWrite',
  },
  buckets: { siteVersions: '*', sites: '*' },
  queues: { generation: 'send' },
  providers: ['text'],
  variables: ['SETTINGS_SECONDS'],
});
