import { needs } from '#functions/platform/needs/needs.ts';

export const adResultsNeeds = needs('ad-results', {
  tables: {
    adAccounts: 'readWrite',
    campaigns: ['readWrite', 'byDue'],
    profiles: 'get',
    restaurants: 'get',
    users: 'get',
    websites: 'read',
  },
  buckets: { sites: '*' },
  sealingKey: 'decrypt',
  providers: ['ads'],
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL', 'SITES_ORIGIN'],
});
