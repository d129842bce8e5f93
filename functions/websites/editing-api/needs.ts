import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const websiteEditingNeeds = needs('website-editing', {
  tables: {
    ...tablesWith('read', ['campaigns', 'users']),
    ...tablesWith('readWrite', ['generationJobs', 'moderation', 'profiles', 'restaurantNames']),
    ...tablesWith('readWrite', ['restaurants', 'slugs', 'websites']),
    images: 'get',
  },
  buckets: { siteVersions: '*', sites: '*', transfers: 'downloads/*' },
  queues: { generation: 'send' },
  variables: ['PUBLISH_NEEDS_VERIFIED_EMAIL', 'SITES_ORIGIN', 'UPLOADS_ORIGIN'],
  // For the image that social networks show of a site.
  usesSharp: true,
});
