import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const checklistNeeds = needs('checklists', {
  tables: {
    ...tablesWith('read', ['campaigns', 'images', 'profiles', 'restaurants', 'users', 'websites']),
    checklists: 'readWrite',
    redemptionCounts: 'get',
  },
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL'],
});
