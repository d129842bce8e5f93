import { METERED_TABLES, needs, PROVIDERS, tablesWith } from '#functions/platform/needs/needs.ts';

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
  // The settings without the right to send: only the worker has it.
  variables: [...PROVIDERS.sms, 'SETTINGS_SECONDS'],
  // A list of 20,000 guests is read, looked up, and decided within one request.
  memoryMegabytes: 1769,
});
