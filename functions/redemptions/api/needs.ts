import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const redemptionNeeds = needs('redemptions', {
  tables: {
    ...tablesWith('read', ['campaigns', 'users']),
    ...tablesWith('readWrite', ['promoCodes', 'redemptionCounts', 'redemptions', 'sends', 'tillLinks']),
  },
});
