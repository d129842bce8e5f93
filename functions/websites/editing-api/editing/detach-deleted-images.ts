import { isUploadId, withoutContentImage } from '#functions/images/content-images.ts';
import { changeDocument } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';

/**
 * Removes images that were deleted while they were added to a website, and returns their IDs. A deletion marks the
 * image first and then checks who shows it; showing an image checks afterward whether it still exists, so one of
 * the two always notices. IDs of drawn images are ignored.
 */
export async function detachDeletedImages(
  dependencies: Pick<WebsiteEditingDependencies, 'websites' | 'images' | 'clock'>,
  website: { restaurant_id: string; website_id: string },
  imageIds: readonly string[],
): Promise<string[]> {
  const { restaurant_id: restaurantId, website_id: websiteId } = website;
  const uploaded = imageIds.filter((id) => isUploadId(id) && id !== websiteId);
  const found = await Promise.all(uploaded.map((id) => dependencies.images.find(restaurantId, id)));
  const gone = uploaded.filter((_, index) => found[index] === undefined);
  if (gone.length === 0) return gone;
  const key = { restaurantId, websiteId };
  await changeDocument(dependencies, { key, baseVersion: undefined }, ({ content }) => ({
    fields: { content: gone.reduce(withoutContentImage, content) },
    paths: ['hero_image', 'menu_items', 'pages[0].sections.gallery.images'],
  }));
  return gone;
}
