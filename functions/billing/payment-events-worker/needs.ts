import { needs } from '#functions/platform/needs/needs.ts';

export const paymentEventsNeeds = needs('payment-events', {
  tables: {
    invoiceEntries: ['readWrite', 'byNumber'],
    invoices: 'readWrite',
    platformRecords: 'readWrite',
    restaurants: 'get',
    subscriptions: 'readWrite',
  },
  queues: { emails: 'send' },
  providers: ['payments'],
  variables: ['SETTINGS_SECONDS'],
});
