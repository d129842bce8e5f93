import { needs } from '#functions/platform/needs/needs.ts';

export const websiteEditingNeeds = needs('website-editing', {
  tables: {
    campaigns: 'read',
    generationJobs: 'readWrite',
    images: 'get',
    moderation: 'readWrite',
    profiles: 'readWrite',
    restaurantNames: 'readWrite',
    restaurants: 'readWrite',
    slugs: 'readWrite',
    users: 'read',
    websites: 'readWrite',
  },
  buckets: { siteVersions: '*', sites: '*', transfers: 'downloads/*' },
  queues: { generation: 'send' },
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL', 'SITES_ORIGIN', 'UPLOADS_ORIGIN'],
  // For the image that social networks show of a site.
  usesSharp: true,
});
