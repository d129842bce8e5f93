import { METERED_TABLES, needs } from '#functions/platform/needs/needs.ts';

export const generationWorkerNeeds = needs('generation-worker', {
  tables: {
    ...METERED_TABLES,
    generationJobs: 'readWrite',
    moderation: 'readWrite',
    profiles: 'read',
    restaurants: 'readWrite',
    websites: 'readWrite',
  },
  buckets: { siteVersions: '*', sites: 'images/*' },
  queues: { generation: 'defer' },
  providers: ['text'],
  variables: ['IMAGES_AT_ONCE', 'SETTINGS_SECONDS', 'SITES_ORIGIN'],
  usesSharp: true,
});
