import { needs } from '#functions/platform/needs/needs.ts';

export const activityNeeds = needs('activity', {
  tables: {
    checklists: 'get',
    profiles: 'get',
    receipts: ['readAppend', 'byTime'],
    redemptions: 'get',
    restaurants: 'read',
    users: 'read',
  },
});
