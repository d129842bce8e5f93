import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const projectorNeeds = needs('projector', {
  tables: {
    ...tablesWith('readWrite', ['customers', 'events', 'figures']),
    ...tablesWith('get', ['restaurants', 'subscriptions', 'users']),
  },
});
