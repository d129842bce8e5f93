import { needs } from '#functions/platform/needs/needs.ts';

export const projectorNeeds = needs('projector', {
  tables: {
    customers: 'readWrite',
    events: 'readWrite',
    figures: 'readWrite',
    restaurants: 'get',
    subscriptions: 'get',
    users: 'get',
  },
});
