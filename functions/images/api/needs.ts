import { needs } from '#functions/platform/needs/needs.ts';

export const imageNeeds = needs('images', {
  tables: {
    images: 'readWrite',
    moderation: 'readWrite',
    profiles: 'readWrite',
    restaurants: 'get',
    websites: 'readWrite',
  },
  buckets: { sites: 'images/*', transfers: 'uploads/*' },
  variables: ['SITES_ORIGIN', 'UPLOADS_ORIGIN'],
  usesSharp: true,
  // Decoding 16 megapixels takes memory, and Lambda assigns CPU in proportion to memory.
  memoryMegabytes: 1769,
});
