import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const smsWorkerNeeds = needs('sms-worker', {
  tables: {
    campaigns: 'read',
    ...tablesWith('readWrite', ['guests', 'promoCodes', 'redemptionCounts', 'sends']),
    ...tablesWith('get', ['subscriptions', 'textingSettings', 'users']),
  },
  buckets: { campaignLists: '*' },
  queues: { sms: 'send' },
  providers: ['sms'],
});
