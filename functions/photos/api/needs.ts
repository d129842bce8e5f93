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
  // Decoding 50 megapixels takes memory, and Lambda assigns CPU in proportion to memory.
  memoryMegabytes: 1769,
});
