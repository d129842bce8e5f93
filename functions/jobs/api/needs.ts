import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const jobsNeeds = needs('jobs', {
  tables: {
    generationJobs: ['readWrite', 'byFailed'],
    ...tablesWith('readWrite', ['failures', 'platformRecords', 'restaurants', 'websites']),
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
