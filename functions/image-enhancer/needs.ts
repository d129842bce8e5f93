import { needs } from '#functions/platform/needs/needs.ts';

export const imageEnhancerNeeds = needs('image-enhancer', {
  tables: {
    aiUsage: 'readWrite',
    enhancements: 'readWrite',
    featureToggles: 'get',
    figures: 'read',
    images: 'readWrite',
    moderation: 'readWrite',
    planUsage: 'readWrite',
    platformRecords: 'readWrite',
    restaurants: 'get',
    subscriptions: 'get',
  },
  buckets: { sites: 'images/*', transfers: 'uploads/*' },
  variables: ['SETTINGS_SECONDS', 'SITES_ORIGIN'],
  usesSharp: true,
  // Decoding a photo of 50 megapixels takes memory, and Lambda gives processor time with it.
  memoryMegabytes: 1769,
});
