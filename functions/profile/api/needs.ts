import { METERED_TABLES, needs } from '#functions/platform/needs/needs.ts';

export const restaurantProfileNeeds = needs('restaurant-profile', {
  tables: {
    ...METERED_TABLES,
    campaigns: 'read',
    images: 'get',
    profiles: 'readWrite',
    rateLimits: 'readWrite',
    restaurantNames: 'readWrite',
    restaurants: 'readWrite',
    users: 'read',
    websites: 'read',
  },
  buckets: { siteVersions: '*', sites: '*/offer/*' },
  functions: ['pageFetch'],
  providers: ['text'],
  variables: ['SETTINGS_SECONDS', 'SITES_ORIGIN'],
});
