import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Design } from '#functions/ai/design/design.ts';
import { type ImageSubject, SUBJECT_INGREDIENTS } from '#functions/ai/image-subjects.ts';
import { type Artwork, type ArtworkRequest, drawArtwork } from '#functions/images/artwork/draw-artwork.ts';
import {
  GALLERY_WIDTHS,
  HERO_WIDTHS,
  type RenderedImage,
  renderArtwork,
} from '#functions/images/artwork/render-artwork.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { StoredImage } from '#functions/websites/generation/generation-jobs-repository.ts';
import { siteImageFolder, siteImageKey } from '#functions/websites/site-images.ts';

const WIDTHS = { hero: HERO_WIDTHS, gallery: GALLERY_WIDTHS };
const HASH_LENGTH = 24;
const IMAGE_FILE = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };

/** `seed`: the same seed gives the same images. */
export type WebsiteToDraw = { websiteId: string; seed: string };

/** Draws the next images of a website and returns them after those that exist. */
export type DrawImages = (
  website: WebsiteToDraw,
  design: Design,
  drawn: StoredImage[],
) => Promise<StoredImage[]>;

/**
 * Creates the function that draws and stores images, `imagesAtOnce` per call; set it to the number of cores. It
 * draws the next images while it stores some. File names are content hashes, so drawing again stores nothing new.
 * The function throws `AppError('unavailable')` if the store fails.
 */
export function createDrawImages(settings: {
  sites: Pick<ObjectStore, 'put'>;
  imagesAtOnce: number;
}): DrawImages {
  const { sites, imagesAtOnce } = settings;
  sharp.concurrency(1);
  const easel = createEasel();
  return async ({ websiteId, seed }, design, drawn) => {
    const requests = imageRequests(seed, design).slice(drawn.length);
    const drawings = await Promise.all(requests.slice(0, imagesAtOnce).map(easel.take));
    requests.slice(imagesAtOnce, 2 * imagesAtOnce).forEach(easel.begin);
    const images = await Promise.all(drawings.map((drawing) => storeImage(sites, websiteId, drawing)));
    return [...drawn, ...images];
  };
}

type Drawing = { artwork: Artwork; files: RenderedImage[] };

/** The most drawings that are started ahead. Those of jobs that ended meanwhile are dropped. */
const BEGUN_AT_MOST = 8;

/** Draws on request, and starts some drawings ahead. */
function createEasel() {
  const begun = new Map<string, Promise<Drawing>>();
  const draw = async (request: ArtworkRequest): Promise<Drawing> => {
    const artwork = drawArtwork(request);
    return { artwork, files: await renderArtwork(artwork, WIDTHS[request.kind]) };
  };
  return {
    begin: (request: ArtworkRequest): void => {
      const [oldest] = begun.keys();
      if (begun.size >= BEGUN_AT_MOST && oldest !== undefined) begun.delete(oldest);
      const drawing = draw(request);
      // Awaiting the drawing reports its failure.
      drawing.catch(() => undefined);
      begun.set(JSON.stringify(request), drawing);
    },
    take: (request: ArtworkRequest): Promise<Drawing> => {
      const key = JSON.stringify(request);
      const drawing = begun.get(key) ?? draw(request);
      begun.delete(key);
      return drawing;
    },
  };
}

/** One hero image, and as many gallery images as the design names. */
export function imageCount(design: Design): number {
  return 1 + design.gallery_subjects.length;
}

function imageRequests(seed: string, design: Design): ArtworkRequest[] {
  const palette = design.color_palette;
  const request = (kind: ArtworkRequest['kind'], subject: ImageSubject, name: string): ArtworkRequest => ({
    palette,
    kind,
    subject,
    seed: `${seed}/${name}`,
    ingredients: design.shown_ingredients?.[subject] ?? SUBJECT_INGREDIENTS[subject],
  });
  const gallery = design.gallery_subjects.map((subject, index) =>
    request('gallery', subject, `gallery/${index}`),
  );
  return [request('hero', design.hero_subject, 'hero'), ...gallery];
}

async function storeImage(
  sites: Pick<ObjectStore, 'put'>,
  websiteId: string,
  { artwork, files }: Drawing,
): Promise<StoredImage> {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const name = hash.digest('hex').slice(0, HASH_LENGTH);
  const address = (width: number) => `/${siteImageFolder(websiteId)}/${name}-${width}.webp`;
  await Promise.all(
    files.map(({ width, bytes }) => sites.put(siteImageKey(address(width)), bytes, IMAGE_FILE)),
  );
  const width = Math.max(...files.map((file) => file.width));
  const asset = {
    width,
    height: Math.round((width * artwork.height) / artwork.width),
    widths: files.map((file) => file.width),
    alt: artwork.alt,
    bytes: files.map(({ bytes }) => bytes.length),
    drawn: artwork.subject,
  };
  return { url: address(width), asset };
}
