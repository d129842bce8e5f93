import { needs } from '#functions/platform/needs/needs.ts';

export const paymentReconciliationNeeds = needs('payment-reconciliation', {
  tables: {
    invoices: ['get', 'byStatus', 'byFlag'],
    platformRecords: 'readWrite',
    subscriptions: ['get', 'byKind'],
  },
  providers: ['payments'],
});
