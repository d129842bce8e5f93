import { needs } from '#functions/platform/needs/needs.ts';

export const projectorNeeds = needs('projector', {
  tables: { events: 'readWrite', figures: 'readWrite' },
});
