import { needs } from '#functions/platform/needs/needs.ts';

export const bulkEmailWorkerNeeds = needs('bulk-email-worker', {
  tables: {
    customers: 'read',
    platformRecords: 'readWrite',
    restaurantNames: 'read',
    restaurants: 'read',
    users: 'read',
  },
  variables: ['BULK_EMAILS_PER_SECOND'],
  queues: { bulkEmails: 'send', emails: 'send' },
});
