import { needs } from '#functions/platform/needs/needs.ts';

export const restaurantAdministrationNeeds = needs('restaurant-administration', {
  tables: {
    campaigns: 'read',
    customerNotes: 'readWrite',
    customers: 'readWrite',
    events: 'read',
    failedMails: 'read',
    figures: 'read',
    generationJobs: 'readWrite',
    invoices: 'get',
    logins: 'readWrite',
    restaurants: 'readWrite',
    subscriptions: 'get',
    users: 'readWrite',
    websites: 'readWrite',
  },
  buckets: { sites: '*' },
  queues: { accountDeletions: 'send', emails: 'send', generation: 'send' },
});
