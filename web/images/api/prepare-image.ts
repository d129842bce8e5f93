import { ACCEPTED_IMAGE_TYPES, MAX_IMAGE_BYTES, MIN_IMAGE_EDGE } from '#shared/images/contract/site-image.ts';
import { MENU_PHOTO } from '#shared/menu/contract/menu-photo.ts';
import { type ImageRefusal, imageRefused } from './upload-error.ts';

/** In pixels. */
export type ImageSize = { width: number; height: number };

/** The size limits that an image must fit before upload. */
export type ImageTarget = ImageSize & { maxBytes: number };

/** Spec, website builder §9: the target size and encoding of an image. */
const WEBSITE_IMAGE: ImageTarget = { width: 1920, height: 1080, maxBytes: MAX_IMAGE_BYTES };
const TARGET_TYPE = 'image/jpeg';
/** The first quality is the spec’s. The others are for images that would be too large with it. */
const QUALITIES = [0.85, 0.7, 0.5];

/** Sharp enough for small print. */
export const MENU_PHOTO_TARGET: ImageTarget = {
  width: MENU_PHOTO.maxEdge,
  height: MENU_PHOTO.maxEdge,
  maxBytes: MENU_PHOTO.maxBytes,
};

/**
 * What this device can shrink: photos of any phone. The upload stays far below the spec’s limits (website builder
 * §5), because it fits `WEBSITE_IMAGE`.
 */
const MAX_SOURCE_BYTES = 41_943_040;
/** A decoded pixel takes four bytes. */
const MAX_SOURCE_PIXELS = 64_000_000;

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** The format of iPhone photos. Only Safari can open it. */
export const isHeic = ({ name, type }: Pick<FileFacts, 'name' | 'type'>) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** The error of a file by its name and size. */
export function findFileRefusal(file: FileFacts | undefined): ImageRefusal | undefined {
  if (file === undefined || file.size === 0) return 'missing';
  if (!ACCEPTED_IMAGE_TYPES.some((type) => type === file.type) && !isHeic(file)) return 'type';
  return file.size > MAX_SOURCE_BYTES ? 'tooLargeToShrink' : undefined;
}

/** The error of an image by its dimensions. */
export function findSizeRefusal({ width, height }: ImageSize): ImageRefusal | undefined {
  if (Math.min(width, height) < MIN_IMAGE_EDGE) return 'tooSmallEdges';
  return width * height > MAX_SOURCE_PIXELS ? 'tooLargeToShrink' : undefined;
}

/** The upload size: within the target, in proportion, never enlarged. */
export function fitImage({ width, height }: ImageSize, target: ImageSize = WEBSITE_IMAGE): ImageSize {
  const scale = Math.min(1, target.width / width, target.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The name of the JPEG made from a file: `Dining room.png` → `Dining room.jpg`. */
export function jpegName(filename: string): string {
  return `${filename.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}

/**
 * Checks an image and converts it to the JPEG to upload: upright, within the target, without metadata, with
 * transparency on white. Throws `UploadError` with the spec’s message. The dimensions are read from the header before
 * decoding, so that huge images cost no memory.
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

/** Browsers decode only the header of an `<img>` that isn’t shown. EXIF orientation is applied. */
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

/** The best quality that is small enough, or the smallest file. */
async function encode(canvas: OffscreenCanvas, maxBytes: number): Promise<Blob> {
  let jpeg = new Blob();
  for (const quality of QUALITIES) {
    jpeg = await canvas.convertToBlob({ type: TARGET_TYPE, quality });
    if (jpeg.size <= maxBytes) break;
  }
  return jpeg;
}
