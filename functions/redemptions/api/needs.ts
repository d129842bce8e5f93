import { needs } from '#functions/platform/needs/needs.ts';

export const redemptionNeeds = needs('redemptions', {
  tables: {
    campaigns: 'read',
    promoCodes: 'readWrite',
    redemptionCounts: 'readWrite',
    redemptions: 'readWrite',
    sends: 'readWrite',
    tillLinks: 'readWrite',
    users: 'read',
  },
});
