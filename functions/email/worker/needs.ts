import { needs } from '#functions/platform/needs/needs.ts';

export const emailWorkerNeeds = needs('email-worker', {
  tables: {
    emailTokens: 'readWrite',
    failedMails: 'readWrite',
    moderation: 'get',
    platformRecords: 'readWrite',
    restaurants: 'read',
    users: 'read',
  },
  providers: ['email'],
  variables: ['SETTINGS_SECONDS', 'WEB_ORIGIN'],
});
