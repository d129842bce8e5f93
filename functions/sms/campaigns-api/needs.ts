import { METERED_TABLES, needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const smsCampaignNeeds = needs('sms-campaigns', {
  tables: {
    ...METERED_TABLES,
    ...tablesWith('readWrite', ['campaignRequests', 'campaigns', 'moderation', 'promoCodes', 'sends']),
    ...tablesWith('read', ['guests', 'redemptionCounts', 'websites']),
    ...tablesWith('get', ['profiles', 'textingSettings']),
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
