import { ACCEPTED_IMAGE_TYPES, MIN_IMAGE_EDGE } from '#shared/contract/site-image.ts';
import { type ImageRefusal, imageRefused } from './upload-error.ts';

/** Pixels. */
export type ImageSize = { width: number; height: number };

/** Spec, website builder §9: what an image is made to fit before it is sent, and how it is encoded. */
const TARGET: ImageSize = { width: 1920, height: 1080 };
const TARGET_TYPE = 'image/jpeg';
const TARGET_QUALITY = 0.85;

/**
 * What this device takes to make smaller: the photos of any phone. What is sent keeps the spec's limits (website
 * builder §5) by far, because it fits `TARGET`.
 */
const MAX_SOURCE_BYTES = 41_943_040;
/** Decoded, a pixel takes four bytes of memory. */
const MAX_SOURCE_PIXELS = 64_000_000;

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** How iPhones store photos. Browsers other than Safari cannot open them. */
const isHeic = ({ name, type }: FileFacts) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

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

/** The size at which an image is sent: within 1920 × 1080, its proportions kept, never enlarged. */
export function fitImage({ width, height }: ImageSize): ImageSize {
  const scale = Math.min(1, TARGET.width / width, TARGET.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The name of the JPEG that is made from a file: `Dining room.png` → `Dining room.jpg`. */
export function jpegName(filename: string): string {
  return `${filename.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
}

/**
 * Checks an image and makes the JPEG that is sent: upright, within 1920 × 1080, without metadata, transparent
 * parts on white. Throws `UploadError` with the spec's sentence. The size is read from the file's header before
 * anything is decoded, so that an image that is far too large costs no memory.
 */
export async function prepareImage(file: File | undefined): Promise<File> {
  const refusal = findFileRefusal(file);
  if (file === undefined || refusal !== undefined) throw imageRefused(refusal ?? 'missing');
  const sizeRefusal = findSizeRefusal(await readSize(file));
  if (sizeRefusal !== undefined) throw imageRefused(sizeRefusal);
  const image = await decode(file);
  try {
    const jpeg = await drawOnWhite(image, fitImage(image));
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

function drawOnWhite(image: ImageBitmap, { width, height }: ImageSize): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot draw pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas.convertToBlob({ type: TARGET_TYPE, quality: TARGET_QUALITY });
}
