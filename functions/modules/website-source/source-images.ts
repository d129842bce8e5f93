import type { ImagesRepository } from '#functions/modules/images/images-repository.ts';
import type { PageSource } from '#shared/contract/website.ts';
import { imageFile } from '#shared/site/page/responsive-image.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { imageIdOf } from './own-address.ts';

type Assets = SiteContent['image_assets'];
export type StoredFile = { bytes: number; width: number };

/** Every picture's address in a sanitized source, each once. */
export function imagePaths({ html, css }: PageSource): string[] {
  const found = `${html}\n${css}`.match(/\/images\/[\w-]+\/[\w-]+(?:\.[\w-]+)*/g) ?? [];
  return [...new Set(found)];
}

/** The ids of the pictures in a sanitized source. */
export function imageIds(source: PageSource): string[] {
  return [...new Set(imagePaths(source).map(imageIdOf))].filter((id) => id !== undefined);
}

/** Bytes and width in pixels of every stored file, by its path. */
export function storedFiles(assets: Assets): Map<string, StoredFile> {
  const files = Object.entries(assets).flatMap(([url, { widths, bytes }]) =>
    widths.map((width, index) => [imageFile(url, width), { bytes: bytes[index] ?? 0, width }] as const),
  );
  return new Map(files);
}

/** The assets together with those of the restaurant's uploaded pictures that the source shows. */
export async function withSourceImages(
  images: Pick<ImagesRepository, 'find'>,
  restaurantId: string,
  { source, assets }: { source: PageSource; assets: Assets },
): Promise<Assets> {
  const files = storedFiles(assets);
  const missing = imagePaths(source).filter((path) => !files.has(path));
  const ids = [...new Set(missing.map(imageIdOf))].filter((id) => id !== undefined);
  const found = await Promise.all(ids.slice(0, MAX_IMAGES).map((id) => images.find(restaurantId, id)));
  const added = found.flatMap((image) => (image === undefined ? [] : [[image.url, image.asset] as const]));
  return added.length === 0 ? assets : { ...assets, ...Object.fromEntries(added) };
}

/** No page within the weight limit can show more. */
const MAX_IMAGES = 200;
