import { METERED_TABLES, needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const restaurantProfileNeeds = needs('restaurant-profile', {
  tables: {
    ...METERED_TABLES,
    ...tablesWith('read', ['campaigns', 'users', 'websites']),
    images: 'get',
    ...tablesWith('readWrite', ['profiles', 'rateLimits', 'restaurantNames', 'restaurants']),
  },
  buckets: { siteVersions: '*', sites: '*/offer/*' },
  functions: ['pageFetch'],
  providers: ['text'],
  variables: ['SETTINGS_SECONDS', 'SITES_ORIGIN'],
});
