import { createHash } from 'node:crypto';
import type { Design } from '#functions/platform/ai/writing-tasks.ts';
import type { ObjectStore } from '#functions/platform/object-store.ts';
import type { StoredPicture } from '#functions/websites/generation-jobs-repository.ts';
import { pictureFolder, pictureKey } from '#functions/websites/site-pictures.ts';
import sharp from 'sharp';
import { type Artwork, type ArtworkRequest, drawArtwork } from './artwork/draw-artwork.ts';
import { GALLERY_WIDTHS, HERO_WIDTHS, type RenderedImage, renderArtwork } from './artwork/render-artwork.ts';

const WIDTHS = { hero: HERO_WIDTHS, gallery: GALLERY_WIDTHS };
const HASH_LENGTH = 24;
const PICTURE_FILE = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };

export type Pictures = { hero: StoredPicture; gallery: StoredPicture[] };
export type DrawPictures = (websiteId: string, design: Design) => Promise<Pictures>;

/**
 * Makes the function that draws a website's pictures and stores every width of each. File names are content
 * hashes: drawing again stores nothing new. The function throws `AppError('unavailable')` when the store
 * does not answer. Each picture takes one core, so `picturesAtOnce` is the number of cores to use.
 */
export function createDrawPictures(settings: { sites: ObjectStore; picturesAtOnce: number }): DrawPictures {
  sharp.concurrency(1);
  return async (websiteId, design) => {
    const palette = design.color_palette;
    const requests: ArtworkRequest[] = [
      { palette, kind: 'hero', subject: design.hero_subject, seed: `${websiteId}/hero` },
      ...design.gallery_subjects.map((subject, index) => ({
        palette,
        kind: 'gallery' as const,
        subject,
        seed: `${websiteId}/gallery/${index}`,
      })),
    ];
    const [hero, ...gallery] = await drawAll(requests, settings.picturesAtOnce, async (request) => {
      const artwork = drawArtwork(request);
      const files = await renderArtwork(artwork, WIDTHS[request.kind]);
      return storePicture(settings.sites, websiteId, { artwork, files });
    });
    if (hero === undefined) throw new Error('No picture was drawn.');
    return { hero, gallery };
  };
}

/** Keeps the order of the requests; works on `atOnce` of them at a time. */
async function drawAll(
  requests: ArtworkRequest[],
  atOnce: number,
  draw: (request: ArtworkRequest) => Promise<StoredPicture>,
): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  const waiting = requests.entries();
  const lane = async () => {
    for (const [index, request] of waiting) pictures[index] = await draw(request);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return pictures;
}

async function storePicture(
  sites: ObjectStore,
  websiteId: string,
  { artwork, files }: { artwork: Artwork; files: RenderedImage[] },
): Promise<StoredPicture> {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const name = hash.digest('hex').slice(0, HASH_LENGTH);
  const address = (width: number) => `/${pictureFolder(websiteId)}/${name}-${width}.webp`;
  await Promise.all(files.map(({ width, bytes }) => sites.put(pictureKey(address(width)), bytes, PICTURE_FILE)));
  const width = Math.max(...files.map((file) => file.width));
  const asset = {
    width,
    height: Math.round((width * artwork.height) / artwork.width),
    widths: files.map((file) => file.width),
    alt: artwork.alt,
    bytes: files.map(({ bytes }) => bytes.length),
  };
  return { url: address(width), asset };
}
