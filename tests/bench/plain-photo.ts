import sharp from 'sharp';
import { MAX_ENHANCED_EDGE } from '#shared/contract/ai/enhancement.ts';
import { QUICK_ENHANCE } from '#shared/domain/enhancement/enhancement-settings.ts';
import type { PhotoLook } from '#shared/domain/enhancement/photo-look.ts';

/** What Quick Enhance asks for. */
export const QUICK_LOOK: PhotoLook = { settings: { ...QUICK_ENHANCE }, effects: {}, isAutomatic: true };

/** What the documentation of sharp does for the same size and format. */
export function plainPhoto(bytes: Uint8Array): Promise<Buffer> {
  const edge = MAX_ENHANCED_EDGE;
  return sharp(bytes)
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
