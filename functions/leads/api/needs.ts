import { needs } from '#functions/platform/needs/needs.ts';

export const leadNeeds = needs('leads', {
  tables: { leads: 'readAppend', platformRecords: 'get', rateLimits: 'readWrite' },
  variables: ['SETTINGS_SECONDS'],
});
