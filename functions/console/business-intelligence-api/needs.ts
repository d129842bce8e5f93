import { needs } from '#functions/platform/needs/needs.ts';

export const businessIntelligenceNeeds = needs('business-intelligence', {
  tables: {
    customerNotes: 'append',
    figures: 'read',
    platformRecords: 'read',
    restaurants: 'read',
    users: 'get',
  },
  queues: { emails: 'send' },
});
