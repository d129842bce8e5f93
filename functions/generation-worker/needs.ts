import { needs } from '#functions/platform/needs/needs.ts';

export const generationWorkerNeeds = needs('generation-worker', {
  tables: {
    aiUsage: 'readWrite',
    featureToggles: 'get',
    figures: 'read',
    generationJobs: 'readWrite',
    moderation: 'readWrite',
    planUsage: 'readWrite',
    platformRecords: 'readWrite',
    profiles: 'read',
    restaurants: 'readWrite',
    subscriptions: 'get',
    websites: 'readWrite',
  },
  buckets: { siteVersions: '*', sites: 'images/*' },
  queues: { generation: 'defer' },
  providers: ['text'],
  variables: ['IMAGES_AT_ONCE', 'SETTINGS_SECONDS', 'SITES_ORIGIN'],
  usesSharp: true,
});
