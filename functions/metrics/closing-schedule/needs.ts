import { needs } from '#functions/platform/needs/needs.ts';

export const figureClosingNeeds = needs('figure-closing', {
  tables: {
    customers: 'readWrite',
    figures: 'readWrite',
    invoiceEntries: 'readWrite',
    invoices: 'read',
    platformRecords: 'readWrite',
    restaurantNames: 'read',
    restaurants: 'read',
    subscriptions: 'read',
    users: 'get',
  },
});
