import { imageFolder } from '#functions/images/files/image-file-names.ts';
import { isImageId } from '#functions/images/image-id.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageRoutes } from '#shared/images/contract/image-routes.ts';
import { THUMBNAIL_SIZES } from '#shared/images/contract/site-image.ts';
import type { ImageDependencies } from './dependencies.ts';

/** `images/<image or website>/<hash>-<width>.webp`, with or without a leading slash. */
const IMAGE_PATH = /^\/?(?<image>images\/[\w-]+\/[\w-]+?)-(?:square-)?\d+\.(?:webp|jpg)$/;
const WIDTH = /-(?<width>\d+)\.webp$/;
const SQUARE = /-square-\d+\.\w+$/;

/**
 * Redirects to an image's square. Drawn images have none: then to the file of the nearest width. IDs can't be guessed,
 * and the files are public.
 */
export function createGetImageThumbnail({
  sites,
  sitesOrigin,
}: Pick<ImageDependencies, 'sites' | 'sitesOrigin'>): Operation<typeof imageRoutes.getImageThumbnail> {
  return async ({ params, query }) => {
    const edge = THUMBNAIL_SIZES[query.size];
    const prefix = prefixOf(params.id);
    const keys = prefix === undefined ? [] : await sites.list(prefix);
    const ending = `-square-${edge}.${query.format === 'jpeg' ? 'jpg' : 'webp'}`;
    const square = keys.find((key) => key.endsWith(ending));
    const file = square ?? (isImageId(params.id) ? undefined : nearestFile(keys, edge));
    if (file === undefined) throw new AppError('not_found');
    return { location: `${sitesOrigin}/${file}` };
  };
}

/** The key prefix of an image's files; undefined if the ID or path is invalid. */
function prefixOf(idOrPath: string): string | undefined {
  if (isImageId(idOrPath)) return imageFolder(idOrPath);
  const image = IMAGE_PATH.exec(idOrPath)?.groups?.image;
  return image === undefined ? undefined : `${image}-`;
}

/** The narrowest file that fills the thumbnail, or the widest one. */
function nearestFile(keys: readonly string[], edge: number): string | undefined {
  const widthOf = (key: string) => Number(WIDTH.exec(key)?.groups?.width ?? 0);
  const files = keys
    .filter((key) => WIDTH.test(key) && !SQUARE.test(key))
    .toSorted((one, other) => widthOf(one) - widthOf(other));
  return files.find((key) => widthOf(key) >= edge) ?? files.at(-1);
}
