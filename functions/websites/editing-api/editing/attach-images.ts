import { imageFolderOf, imageUrls, isUploadId } from '#functions/images/content-images.ts';
import type { ImageRecord } from '#functions/images/images-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { OWN_IMAGE } from '#shared/contract/field-messages.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

/**
 * Adds an asset for each newly used image. A new image must be one that the restaurant has uploaded; its record is
 * in `attached`. Uploaded images that are no longer shown are removed and can be attached again, unless a focal
 * point was chosen; drawn ones stay. Throws `AppError('invalid_input')` with the paths in `changes` whose image
 * isn't the restaurant's.
 */
export async function attachImages(
  { images }: Pick<WebsiteEditingDependencies, 'images'>,
  document: WebsiteDocument,
  changed: { content: SiteContent; changes: Record<string, unknown> },
): Promise<{ content: SiteContent; attached: ImageRecord[] }> {
  const { content, changes } = changed;
  const shown = imageUrls(content);
  const before = imageUrls(document.content);
  const unknown = shown.filter((url) => !Object.hasOwn(content.image_assets, url) && !before.includes(url));
  const found = await Promise.all(
    unknown.map(async (url) => {
      const folder = imageFolderOf(url);
      if (folder === undefined) return undefined;
      const image = await images.find(document.restaurant_id, folder);
      return image?.url === url ? image : undefined;
    }),
  );
  refuseForeign(
    unknown.filter((_, index) => found[index] === undefined),
    changes,
  );
  const attached = found.filter((image) => image !== undefined);
  if (attached.length === 0 && isWorthKeeping(document, content, shown)) return { content, attached };
  const kept = Object.entries(content.image_assets).filter(
    ([url, asset]) => asset.focal_point !== undefined || isNeeded(document, url, shown),
  );
  const added = attached.map(({ url, asset }) => [url, asset] as const);
  return { content: { ...content, image_assets: Object.fromEntries([...kept, ...added]) }, attached };
}

function isWorthKeeping(document: WebsiteDocument, content: SiteContent, shown: string[]): boolean {
  return Object.entries(content.image_assets).every(
    ([url, asset]) => asset.focal_point !== undefined || isNeeded(document, url, shown),
  );
}

/** Whether an image is shown, or couldn't be attached again because it was drawn. */
function isNeeded(
  { website_id, source_images = [] }: WebsiteDocument,
  url: string,
  shown: string[],
): boolean {
  const folder = imageFolderOf(url) ?? '';
  return (
    shown.includes(url) || folder === website_id || !isUploadId(folder) || source_images.includes(folder)
  );
}

/** Throws if there are images that the restaurant doesn't have. */
export function refuseForeign(urls: readonly string[], changes: Record<string, unknown>): void {
  if (urls.length === 0) return;
  const isNamed = (value: unknown) => urls.some((url) => JSON.stringify(value).includes(JSON.stringify(url)));
  const paths = Object.keys(changes).filter((path) => isNamed(changes[path]));
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(paths.map((path) => [path, OWN_IMAGE])),
  });
}
