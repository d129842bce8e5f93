import { METERED_TABLES, needs } from '#functions/platform/needs/needs.ts';

export const imageEnhancerNeeds = needs('image-enhancer', {
  tables: {
    ...METERED_TABLES,
    enhancements: 'readWrite',
    images: 'readWrite',
    moderation: 'readWrite',
  },
  buckets: { sites: 'images/*', transfers: 'uploads/*' },
  variables: ['SETTINGS_SECONDS', 'SITES_ORIGIN'],
  usesSharp: true,
  // Decoding a photo of 50 megapixels takes memory, and Lambda gives processor time with it.
  memoryMegabytes: 1769,
});
