import type { Design } from '#functions/ai/design/design.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { StoredImage } from '#functions/websites/generation/generation-jobs-repository.ts';
import { type DrawImages, imageCount } from '#functions/websites/generation-worker/draw-images.ts';
import { siteImageFolder, siteImageKey } from '#functions/websites/site-images.ts';

/** 8 × 5 brown pixels, as WebP. */
export const TINY_IMAGE = Buffer.from(
  'UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoIAAUADMDOJaACdAGgAAD+ExFwnLpWk0coAAAA',
  'base64',
);

/** Stores one image a call like the real artwork, with tiny files. */
export function quickImages(sites: ObjectStore): DrawImages {
  return async ({ websiteId, seed }, _design, drawn) => {
    const name = `${seed === websiteId ? '' : `${seed}-`}picture${drawn.length}`;
    const url = `/${siteImageFolder(websiteId)}/${name}-800.webp`;
    await sites.put(siteImageKey(url), TINY_IMAGE, { contentType: 'image/webp', cacheControl: 'public' });
    const asset = { width: 800, height: 500, widths: [800], alt: `Illustration of ${name}`, bytes: [5] };
    return [...drawn, { url, asset }];
  };
}

/** Draws all images of a website, one call after another. */
export async function drawAll(draw: DrawImages, websiteId: string, design: Design): Promise<StoredImage[]> {
  let drawn: StoredImage[] = [];
  while (drawn.length < imageCount(design)) drawn = await draw({ websiteId, seed: websiteId }, design, drawn);
  return drawn;
}
