import { METERED_TABLES, needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const generationWorkerNeeds = needs('generation-worker', {
  tables: {
    ...METERED_TABLES,
    ...tablesWith('readWrite', ['generationJobs', 'moderation', 'restaurants', 'websites']),
    profiles: 'read',
  },
  buckets: { siteVersions: '*', sites: 'images/*' },
  queues: { generation: 'defer' },
  providers: ['text'],
  variables: ['IMAGES_AT_ONCE', 'SETTINGS_SECONDS', 'SITES_ORIGIN'],
  usesSharp: true,
});
