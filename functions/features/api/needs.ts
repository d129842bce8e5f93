import { needs } from '#functions/platform/needs/needs.ts';

export const featureNeeds = needs('features', {
  tables: {
    aiUsage: 'get',
    featureJobs: 'readWrite',
    featureToggles: 'readWrite',
    figures: 'read',
    restaurantNames: 'read',
    restaurants: 'get',
  },
  queues: { featureChanges: 'send' },
});
