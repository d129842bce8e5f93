import { needs } from '#functions/platform/needs/needs.ts';

export const featureWorkerNeeds = needs('feature-worker', {
  tables: {
    featureJobs: 'readWrite',
    featureToggles: 'readWrite',
    receipts: 'append',
    restaurantNames: 'read',
    restaurants: 'get',
  },
  queues: { featureChanges: 'send' },
});
