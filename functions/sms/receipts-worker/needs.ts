import { needs } from '#functions/platform/needs/needs.ts';

export const smsReceiptsNeeds = needs('sms-receipts', {
  tables: { guests: 'readWrite', sends: 'readWrite' },
});
