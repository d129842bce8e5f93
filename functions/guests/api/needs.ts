import { needs } from '#functions/platform/needs/needs.ts';

export const guestNeeds = needs('guests', {
  tables: {
    guests: 'readWriteMany',
    profiles: 'get',
    redemptionCounts: 'readWrite',
    restaurants: 'get',
    textingSettings: 'readWrite',
  },
  queues: { sms: 'send' },
});
