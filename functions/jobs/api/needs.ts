import { needs } from '#functions/platform/needs/needs.ts';

export const jobsNeeds = needs('jobs', {
  tables: {
    failures: 'readWrite',
    generationJobs: ['readWrite', 'byFailed'],
    platformRecords: 'readWrite',
    restaurants: 'readWrite',
    websites: 'readWrite',
  },
  queues: {
    accountDeletions: 'operate',
    bulkEmails: 'operate',
    emails: 'operate',
    exports: 'operate',
    featureChanges: 'operate',
    generation: 'operate',
    inboundTexts: 'operate',
    paymentEvents: 'operate',
    sms: 'operate',
    smsReceipts: 'operate',
    withdrawals: 'operate',
  },
});
