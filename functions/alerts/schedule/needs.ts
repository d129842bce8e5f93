import { needs } from '#functions/platform/needs/needs.ts';

export const alertsScheduleNeeds = needs('alerts-check', {
  tables: { figures: 'read', invoices: ['read', 'byStatus', 'byFlag'], platformRecords: 'readWrite' },
  queues: {
    accountDeletions: 'watch',
    bulkEmails: 'watch',
    emails: 'sendAndWatch',
    exports: 'watch',
    featureChanges: 'watch',
    generation: 'watch',
    inboundTexts: 'watch',
    paymentEvents: 'watch',
    sms: 'watch',
    smsReceipts: 'watch',
    withdrawals: 'watch',
  },
  functions: ['pageFetch'],
  sealingKey: 'decrypt',
});
