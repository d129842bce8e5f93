import sharp from 'sharp';
import { MAX_ENHANCED_EDGE } from '#shared/photos/contract/enhancement.ts';
import { QUICK_ENHANCE } from '#shared/photos/enhancement-settings.ts';
import type { PhotoLook } from '#shared/photos/photo-look.ts';

/** The settings of Quick Enhance. */
export const QUICK_LOOK: PhotoLook = { settings: { ...QUICK_ENHANCE }, effects: {}, isAutomatic: true };

/** sharp's documented way for the same size and format. */
export function plainPhoto(bytes: Uint8Array): Promise<Buffer> {
  const edge = MAX_ENHANCED_EDGE;
  return sharp(bytes)
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
