import { METERED_TABLES, needs, SMS_SETTINGS, tablesWith } from '#functions/platform/needs/needs.ts';

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
  variables: [...SMS_SETTINGS, 'SETTINGS_SECONDS'],
  // A list of 20,000 guests is read, looked up, and decided within one request.
  memoryMegabytes: 1769,
});
