import { needs } from '#functions/platform/needs/needs.ts';

export const businessIntelligenceNeeds = needs('business-intelligence', {
  tables: { figures: 'read', platformRecords: 'read', restaurants: 'read', users: 'get' },
  queues: { emails: 'send' },
});
