import { METERED_TABLES, needs } from '#functions/platform/needs/needs.ts';

export const websiteNeeds = needs('websites', {
  tables: {
    ...METERED_TABLES,
    generationJobs: 'readWrite',
    images: 'get',
    profiles: 'readWrite',
    restaurantNames: 'readWrite',
    restaurants: 'readWrite',
    users: 'read',
    websites: 'readWrite',
  },
  buckets: { siteVersions: '*', sites: '*' },
  queues: { generation: 'send' },
  providers: ['text'],
  variables: ['SETTINGS_SECONDS'],
});
