import { needs } from '#functions/platform/needs/needs.ts';

export const moderationNeeds = needs('moderation', {
  tables: {
    figures: 'read',
    moderation: ['readWrite', 'byStatus', 'byWord'],
    restaurantNames: 'read',
    restaurants: 'read',
  },
  queues: { withdrawals: 'send' },
});
