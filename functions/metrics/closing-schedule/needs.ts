import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const figureClosingNeeds = needs('figure-closing', {
  tables: {
    ...tablesWith('readWrite', ['customers', 'figures', 'invoiceEntries', 'platformRecords']),
    ...tablesWith('read', ['invoices', 'restaurantNames', 'restaurants', 'subscriptions']),
    users: 'get',
  },
});
