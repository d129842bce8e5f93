import { needs } from '#functions/platform/needs/needs.ts';

export const dueTextsNeeds = needs('due-texts', {
  tables: { campaigns: ['readWrite', 'byDue'], sends: ['read', 'byDue'] },
  queues: { sms: 'send' },
});
