import { findContentImages, withoutContentImage } from '#functions/images/content-images.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type ChangeDocumentDependencies, changeDocument } from './change-document.ts';
import type { WebsiteKey } from './website-keys.ts';
import type { WebsiteDocument, WebsiteRecord } from './website-rows.ts';
import type { WebsitesRepository } from './websites-repository.ts';

export type ImageKey = { restaurantId: string; imageId: string };

/** A use of an image by a website. The key is unique within the restaurant; `isContent`: it can be removed. */
export type ImagePlace = { key: string; message: string; isContent: boolean };

type ImageReader = Pick<WebsitesRepository, 'listNewest' | 'findDocument'>;

/** Finds all uses of an image by the restaurant's websites. */
export async function findImagePlaces(websites: ImageReader, image: ImageKey): Promise<ImagePlace[]> {
  const using = await listUsing(websites, image);
  return (await Promise.all(using.map((website) => placesOf(websites, website, image)))).flat();
}

type RemoveImageDependencies = ChangeDocumentDependencies & {
  websites: Pick<WebsitesRepository, 'listNewest' | 'describeContent'>;
};

/**
 * Removes an image from the content of all websites that show it. Throws what `changeDocument` throws, except for a
 * website that was deleted meanwhile. Repeating it is safe.
 */
export async function removeImageFromWebsites(
  dependencies: RemoveImageDependencies,
  { restaurantId, imageId }: ImageKey,
): Promise<void> {
  const using = await listUsing(dependencies.websites, { restaurantId, imageId });
  for (const { website_id: websiteId } of using) {
    const document = await removeFrom(dependencies, { restaurantId, websiteId }, imageId);
    // Update the summary item, too, because the files are deleted next, and lists would show a missing image.
    if (document !== undefined) await dependencies.websites.describeContent(document);
  }
}

/** The websites that show the image in their content or in public. */
async function listUsing(
  websites: Pick<WebsitesRepository, 'listNewest'>,
  { restaurantId, imageId }: ImageKey,
): Promise<WebsiteRecord[]> {
  const all = await websites.listNewest(restaurantId);
  return all.websites.filter(({ used_images, published_images }) =>
    [...used_images, ...published_images].includes(imageId),
  );
}

async function placesOf(
  websites: ImageReader,
  { website_id: websiteId, website_name, published_images }: WebsiteRecord,
  { restaurantId, imageId }: ImageKey,
): Promise<ImagePlace[]> {
  const document = await websites.findDocument({ restaurantId, websiteId });
  const place = (path: string, words: string, isContent = false): ImagePlace => ({
    key: `${websiteId}.${path}`,
    message: `${words} on ${website_name}`,
    isContent,
  });
  const shown = document === undefined ? [] : findContentImages(document.content, imageId);
  return [
    ...shown.map(({ path, place: words }) => place(path, words, true)),
    ...(document?.source_images?.includes(imageId) ? [place('html', 'Custom HTML')] : []),
    ...(published_images.includes(imageId) ? [place('public_page', 'Published page')] : []),
  ];
}

/** Returns the changed document; undefined if the website is gone. */
async function removeFrom(
  dependencies: ChangeDocumentDependencies,
  key: WebsiteKey,
  imageId: string,
): Promise<WebsiteDocument | undefined> {
  try {
    return await changeDocument(dependencies, { key, baseVersion: undefined }, ({ content }) => ({
      fields: { content: withoutContentImage(content, imageId) },
      paths: findContentImages(content, imageId).map(({ path }) => path),
    }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
