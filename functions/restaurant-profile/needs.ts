import { needs } from '#functions/platform/needs/needs.ts';

export const restaurantProfileNeeds = needs('restaurant-profile', {
  tables: {
    aiUsage: 'readWrite',
    campaigns: 'read',
    featureToggles: 'get',
    figures: 'read',
    images: 'get',
    planUsage: 'readWrite',
    platformRecords: 'readWrite',
    profiles: 'readWrite',
    rateLimits: 'readWrite',
    restaurantNames: 'readWrite',
    restaurants: 'readWrite',
    subscriptions: 'get',
    users: 'read',
    websites: 'read',
  },
  buckets: { siteVersions: '*', sites: '*/offer/*' },
  functions: ['pageFetch'],
  providers: ['text'],
  variables: ['SETTINGS_SECONDS', 'SITES_ORIGIN'],
});
