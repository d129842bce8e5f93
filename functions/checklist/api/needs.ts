import { needs } from '#functions/platform/needs/needs.ts';

export const checklistNeeds = needs('checklists', {
  tables: {
    campaigns: 'read',
    checklists: 'readWrite',
    images: 'read',
    profiles: 'read',
    redemptionCounts: 'get',
    restaurants: 'read',
    users: 'read',
    websites: 'read',
  },
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL'],
});
