import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const figureClosingNeeds = needs('figure-closing', {
  tables: {
    ...tablesWith('readWrite', ['customers', 'figures', 'invoiceEntries', 'monthCosts', 'platformRecords']),
    subscriptions: 'readWrite',
    ...tablesWith('read', ['invoices', 'restaurantNames', 'restaurants']),
    users: 'get',
  },
});
