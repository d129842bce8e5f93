import { needs } from '#functions/platform/needs/needs.ts';

export const contentCreatorNeeds = needs('content-creator', {
  tables: {
    aiUsage: 'readWrite',
    contentPlans: 'readWrite',
    enhancements: 'get',
    featureToggles: 'get',
    figures: 'read',
    images: 'get',
    moderation: 'readWrite',
    planUsage: 'readWrite',
    platformRecords: 'readWrite',
    profiles: 'get',
    restaurants: 'get',
    subscriptions: 'get',
    websites: 'get',
  },
  providers: ['text'],
  variables: ['SETTINGS_SECONDS'],
});
