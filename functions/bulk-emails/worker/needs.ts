import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const bulkEmailWorkerNeeds = needs('bulk-email-worker', {
  tables: {
    ...tablesWith('read', ['customers', 'restaurantNames', 'restaurants', 'users']),
    platformRecords: 'readWrite',
  },
  variables: ['BULK_EMAILS_PER_SECOND'],
  queues: { bulkEmails: 'send', emails: 'send' },
});
