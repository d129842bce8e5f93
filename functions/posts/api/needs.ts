import { METERED_TABLES, needs } from '#functions/platform/needs/needs.ts';

export const contentCreatorNeeds = needs('content-creator', {
  tables: {
    ...METERED_TABLES,
    contentPlans: 'readWrite',
    enhancements: 'get',
    images: 'get',
    moderation: 'readWrite',
    profiles: 'get',
    rewrites: 'readWrite',
    websites: 'get',
  },
  providers: ['text'],
  variables: ['SETTINGS_SECONDS'],
});
