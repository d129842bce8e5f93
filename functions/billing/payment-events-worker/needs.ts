import { needs } from '#functions/platform/needs/needs.ts';

export const paymentEventsNeeds = needs('payment-events', {
  tables: {
    invoices: 'readWrite',
    paymentCustomers: 'get',
    paymentEvents: 'readWrite',
    restaurants: 'get',
    subscriptions: 'readWrite',
  },
  providers: ['payments'],
});
