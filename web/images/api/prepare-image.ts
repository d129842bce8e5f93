import { ACCEPTED_IMAGE_TYPES, MAX_IMAGE_BYTES, MIN_IMAGE_EDGE } from '#shared/images/contract/site-image.ts';
import { MENU_PHOTO } from '#shared/menu/contract/menu-photo.ts';
import { type ImageRefusal, imageRefused } from './upload-error.ts';

/** Pixels. */
export type ImageSize = { width: number; height: number };

/** What an image is made to fit before it is sent. */
export type ImageTarget = ImageSize & { maxBytes: number };

/** Spec, website builder §9: what an image is made to fit, and how it is encoded. */
const WEBSITE_IMAGE: ImageTarget = { width: 1920, height: 1080, maxBytes: MAX_IMAGE_BYTES };
const TARGET_TYPE = 'image/jpeg';
/** The first is the spec's; the others are for what would be too large with it. */
const QUALITIES = [0.85, 0.7, 0.5];

/** Enough to read small print by. */
export const MENU_PHOTO_TARGET: ImageTarget = {
  width: MENU_PHOTO.maxEdge,
  height: MENU_PHOTO.maxEdge,
  maxBytes: MENU_PHOTO.maxBytes,
};

/**
 * What this device takes to make smaller: the photos of any phone. What is sent keeps the spec's limits (website
 * builder §5) by far, because it fits `WEBSITE_IMAGE`.
 */
const MAX_SOURCE_BYTES = 41_943_040;
/** Decoded, a pixel takes four bytes of memory. */
const MAX_SOURCE_PIXELS = 64_000_000;

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** How iPhones store photos. Browsers other than Safari cannot open them. */
export const isHeic = ({ name, type }: Pick<FileFacts, 'name' | 'type'>) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** What is wrong with a file as far as its name and size tell. */
export function findFileRefusal(file: FileFacts | undefined): ImageRefusal | undefined {
  if (file === undefined || file.size === 0) return 'missing';
  if (!ACCEPTED_IMAGE_TYPES.some((type) => type === file.type) && !isHeic(file)) return 'type';
  return file.size > MAX_SOURCE_BYTES ? 'tooLargeToShrink' : undefined;
}

/** What is wrong with an image's edges. */
export function findSizeRefusal({ width, height }: ImageSize): ImageRefusal | undefined {
  if (Math.min(width, height) < MIN_IMAGE_EDGE) return 'tooSmallEdges';
  return width * height > MAX_SOURCE_PIXELS ? 'tooLargeToShrink' : undefined;
}

/** The size at which an image is sent: within the target, its proportions kept, never enlarged. */
export function fitImage({ width, height }: ImageSize, target: ImageSize = WEBSITE_IMAGE): ImageSize {
  const scale = Math.min(1, target.width / width, target.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The name of the JPEG that is made from a file: `Dining room.png` → `Dining room.jpg`. */
export function jpegName(filename: string): string {
  return `${filename.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}

/**
 * Checks an image and makes the JPEG that is sent: upright, within the target, without metadata, transparent
 * parts on white. Throws `UploadError` with the spec's sentence. The size is read from the file's header before
 * anything is decoded, so that an image that is far too large costs no memory.
 */
export async function prepareImage(
  file: File | undefined,
  target: ImageTarget = WEBSITE_IMAGE,
): Promise<File> {
  const refusal = findFileRefusal(file);
  if (file === undefined || refusal !== undefined) throw imageRefused(refusal ?? 'missing');
  const sizeRefusal = findSizeRefusal(await readSize(file));
  if (sizeRefusal !== undefined) throw imageRefused(sizeRefusal);
  const image = await decode(file);
  try {
    const jpeg = await encode(drawOnWhite(image, fitImage(image, target)), target.maxBytes);
    return new File([jpeg], jpegName(file.name), { type: TARGET_TYPE });
  } finally {
    image.close();
  }
}

const unreadable = (file: File): ImageRefusal => (isHeic(file) ? 'heic' : 'invalid');

/** Browsers decode an `<img>` that is not shown no further than its header. EXIF orientation is applied. */
async function readSize(file: File): Promise<ImageSize> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  const { promise, resolve, reject } = Promise.withResolvers<ImageSize>();
  image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
  image.onerror = () => reject(imageRefused(unreadable(file)));
  image.src = address;
  try {
    return await promise;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw imageRefused(unreadable(file), cause);
  }
}

function drawOnWhite(image: ImageBitmap, { width, height }: ImageSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser can’t resize images');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** The best quality that is small enough, or the smallest there is. */
async function encode(canvas: OffscreenCanvas, maxBytes: number): Promise<Blob> {
  let jpeg = new Blob();
  for (const quality of QUALITIES) {
    jpeg = await canvas.convertToBlob({ type: TARGET_TYPE, quality });
    if (jpeg.size <= maxBytes) break;
  }
  return jpeg;
}
