import { METERED_TABLES, needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const websiteNeeds = needs('websites', {
  tables: {
    ...METERED_TABLES,
    ...tablesWith('readWrite', ['generationJobs', 'profiles', 'restaurantNames', 'restaurants', 'websites']),
    images: 'get',
    users: 'read',
  },
  buckets: { siteVersions: '*', sites: '*' },
  queues: { generation: 'send' },
  providers: ['text'],
  variables: ['SETTINGS_SECONDS'],
});
