import { imageFolderOf, isUploadId } from '#functions/images/content-images.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { imageFile } from '#shared/site/page/responsive-image.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { PageSource } from '#shared/websites/contract/website.ts';
import { imageIdOf } from './own-address.ts';

type Assets = SiteContent['image_assets'];
export type StoredFile = { bytes: number; width: number };

/** Each image address in a sanitized source, once. */
export function imagePaths({ html, css }: PageSource): string[] {
  const found = `${html}\n${css}`.match(/\/images\/[\w-]+\/[\w-]+(?:\.[\w-]+)*/g) ?? [];
  return [...new Set(found)];
}

/** The IDs of the images in a sanitized source. */
export function imageIds(source: PageSource): string[] {
  return [...new Set(imagePaths(source).map(imageIdOf))].filter((id) => id !== undefined);
}

/** Bytes and pixel width of each stored file by path. */
export function storedFiles(assets: Assets): Map<string, StoredFile> {
  const files = Object.entries(assets).flatMap(([url, { widths, bytes }]) =>
    widths.map((width, index) => [imageFile(url, width), { bytes: bytes[index] ?? 0, width }] as const),
  );
  return new Map(files);
}

/** A page within the weight limit can't show more. */
const MAX_IMAGES = 200;

/** Adds assets of the restaurant's uploads that the source shows, and removes those of deleted uploads. */
export async function withSourceImages(
  images: Pick<ImagesRepository, 'find'>,
  website: Pick<WebsiteDocument, 'restaurant_id' | 'website_id'>,
  { source, assets }: { source: PageSource; assets: Assets },
): Promise<Assets> {
  const files = storedFiles(assets);
  const unknown = new Set(imagePaths(source).map((path) => (files.has(path) ? undefined : imageIdOf(path))));
  const isUploaded = (id: string) => isUploadId(id) && id !== website.website_id;
  const ids = imageIds(source)
    .filter((id) => unknown.has(id) || isUploaded(id))
    .slice(0, MAX_IMAGES);
  const found = await Promise.all(ids.map((id) => images.find(website.restaurant_id, id)));
  const gone = new Set(ids.filter((id, index) => found[index] === undefined && isUploaded(id)));
  const kept = Object.entries(assets).filter(([url]) => !gone.has(imageFolderOf(url) ?? ''));
  const added = found.flatMap((image) => (image === undefined ? [] : [[image.url, image.asset] as const]));
  return Object.fromEntries([...kept, ...added]);
}
