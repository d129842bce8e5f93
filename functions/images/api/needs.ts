import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const imageNeeds = needs('images', {
  tables: {
    ...tablesWith('readWrite', ['images', 'moderation', 'profiles', 'websites']),
    restaurants: 'get',
  },
  buckets: { sites: 'images/*', transfers: 'uploads/*' },
  variables: ['SITES_ORIGIN', 'UPLOADS_ORIGIN'],
  usesSharp: true,
  // Decoding 16 megapixels takes memory, and Lambda assigns CPU in proportion to memory.
  memoryMegabytes: 1769,
});
