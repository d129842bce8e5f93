import { needs } from '#functions/platform/needs/needs.ts';

export const inboundTextsNeeds = needs('inbound-texts', {
  tables: {
    guests: 'readWrite',
    receipts: 'append',
    restaurants: 'get',
    senderNumbers: 'get',
    sends: 'readWrite',
  },
  queues: { sms: 'send' },
});
