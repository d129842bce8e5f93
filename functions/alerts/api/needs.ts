import { needs } from '#functions/platform/needs/needs.ts';

export const alertsNeeds = needs('alerts', {
  tables: { platformRecords: 'readWrite' },
  queues: { emails: 'send' },
  functions: ['pageFetch'],
  sealingKey: 'both',
});
