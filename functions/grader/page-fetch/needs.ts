import { needs } from '#functions/platform/needs/needs.ts';

export const pageFetchNeeds = needs('page-fetch', {
  variables: ['ALLOW_PRIVATE_ANALYSIS', 'LOCAL_SITES_ORIGIN'],
});
