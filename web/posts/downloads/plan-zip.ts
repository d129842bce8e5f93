import { strToU8, zipSync } from 'fflate';
import type { ContentPlan, ContentPost } from '#shared/posts/contract/content-plan.ts';
import { cropFor } from '#shared/posts/social/image-crop.ts';
import { IMAGE_SPECS, POST_IMAGE } from '#shared/posts/social/image-specs.ts';
import { planTexts, postFileName } from './plan-files.ts';

const JPEG_QUALITY = 0.9;

/**
 * A content calendar with everything needed to publish it: text, spreadsheet, calendar, and photos cropped for their
 * platforms.
 */
export async function planZip(plan: ContentPlan, addresses: ReadonlyMap<string, string>): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  for (const [name, text] of Object.entries(planTexts(plan))) files[name] = strToU8(text);
  for (const post of plan.posts) {
    const bytes = await croppedPhoto(post, addresses.get(post.image_id ?? ''));
    if (bytes !== undefined) files[`photos/${postFileName(post)}.jpg`] = bytes;
  }
  return new Blob([zipSync(files, { level: 6 }) as BlobPart], { type: 'application/zip' });
}

/** Undefined if there is no photo or it can’t be loaded. The text is useful without it. */
async function croppedPhoto(post: ContentPost, address: string | undefined): Promise<Uint8Array | undefined> {
  const place = POST_IMAGE[post.platform];
  if (place === undefined || address === undefined) return undefined;
  try {
    const response = await fetch(address);
    if (!response.ok) return undefined;
    const image = await createImageBitmap(await response.blob());
    const { left, top, width, height, output } = cropFor(image, IMAGE_SPECS[place], post.focus);
    const canvas = new OffscreenCanvas(output.width, output.height);
    canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, output.width, output.height);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    return undefined;
  }
}
