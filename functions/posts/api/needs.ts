import { METERED_TABLES, needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const contentCreatorNeeds = needs('content-creator', {
  tables: {
    ...METERED_TABLES,
    ...tablesWith('readWrite', ['contentPlans', 'moderation', 'rewrites']),
    ...tablesWith('get', ['enhancements', 'images', 'profiles', 'websites']),
  },
  providers: ['text'],
  variables: ['SETTINGS_SECONDS'],
});
