import { needs } from '#functions/platform/needs/needs.ts';

export const statusNeeds = needs('status', {
  tables: { users: 'get' },
  variables: ['COMING_SOON', 'SITES_ORIGIN', 'STAGE', 'TEXT_PROVIDER', 'TEXT_VISION'],
});
