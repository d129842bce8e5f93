import { METERED_TABLES, needs } from '#functions/platform/needs/needs.ts';

export const smsCampaignNeeds = needs('sms-campaigns', {
  tables: {
    ...METERED_TABLES,
    campaignRequests: 'readWrite',
    campaigns: 'readWrite',
    guests: 'read',
    moderation: 'readWrite',
    profiles: 'get',
    promoCodes: 'readWrite',
    redemptionCounts: 'read',
    sends: 'readWrite',
    textingSettings: 'get',
    websites: 'read',
  },
  buckets: { campaignLists: '*', transfers: 'uploads/*' },
  queues: { sms: 'send' },
  providers: ['text'],
  variables: [
    'OUTBOX_DIRECTORY',
    'SETTINGS_SECONDS',
    'SMS_PROVIDER',
    'SMS_QUIET_HOURS',
    'SMS_RECEIPTS_QUEUE_URL',
  ],
  // A list of 20,000 guests is read, looked up, and decided within one request.
  memoryMegabytes: 1769,
});
