import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const restaurantAdministrationNeeds = needs('restaurant-administration', {
  tables: {
    ...tablesWith('read', ['campaigns', 'events', 'failedMails', 'figures']),
    ...tablesWith('readWrite', ['customerNotes', 'customers', 'generationJobs', 'logins', 'restaurants']),
    ...tablesWith('readWrite', ['users', 'websites']),
    ...tablesWith('get', ['invoices', 'subscriptions']),
  },
  buckets: { sites: '*' },
  queues: { accountDeletions: 'send', emails: 'send', generation: 'send' },
});
