import { needs } from '#functions/platform/needs/needs.ts';

export const guestNeeds = needs('guests', {
  tables: {
    campaigns: 'read',
    guests: 'readWriteMany',
    profiles: 'get',
    redemptionCounts: 'readWrite',
    restaurants: 'get',
    sends: 'read',
    textingSettings: 'readWrite',
  },
  queues: { sms: 'send' },
});
