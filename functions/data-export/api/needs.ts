import { needs } from '#functions/platform/needs/needs.ts';

export const dataExportNeeds = needs('data-exports', {
  tables: { dataExports: 'readWrite', restaurants: 'get' },
  buckets: { transfers: { read: 'downloads/*' } },
  queues: { exports: 'send' },
  variables: ['UPLOADS_ORIGIN'],
});
