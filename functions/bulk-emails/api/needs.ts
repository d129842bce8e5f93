import { needs } from '#functions/platform/needs/needs.ts';

export const bulkEmailsNeeds = needs('bulk-emails', {
  tables: { platformRecords: 'readWrite', rateLimits: 'readWrite', users: 'get' },
  queues: { bulkEmails: 'send', emails: 'send' },
});
