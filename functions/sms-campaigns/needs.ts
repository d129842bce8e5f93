import { needs } from '#functions/platform/needs/needs.ts';

export const smsCampaignNeeds = needs('sms-campaigns', {
  tables: {
    aiUsage: 'readWrite',
    campaignRequests: 'readWrite',
    campaigns: 'readWrite',
    featureToggles: 'get',
    figures: 'read',
    guests: 'read',
    moderation: 'readWrite',
    planUsage: 'readWrite',
    platformRecords: 'readWrite',
    profiles: 'get',
    promoCodes: 'readWrite',
    redemptionCounts: 'read',
    restaurants: 'get',
    sends: 'readWrite',
    subscriptions: 'get',
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
  // A list of 20,000 guests is read, looked up and decided within one request.
  memoryMegabytes: 1769,
});
