import { needs } from '#functions/platform/needs/needs.ts';

export const announcementsNeeds = needs('announcements', {
  tables: { platformRecords: 'readWrite', subscriptions: 'get' },
  variables: ['SETTINGS_SECONDS'],
});
