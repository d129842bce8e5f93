import { needs } from '#functions/platform/needs/needs.ts';

export const smsWorkerNeeds = needs('sms-worker', {
  tables: {
    campaigns: 'read',
    guests: 'readWrite',
    promoCodes: 'readWrite',
    redemptionCounts: 'readWrite',
    sends: 'readWrite',
    subscriptions: 'get',
    textingSettings: 'get',
    users: 'get',
  },
  buckets: { campaignLists: '*' },
  queues: { sms: 'send' },
  providers: ['sms'],
});
