import { isUploadId, withoutContentImage } from '#functions/images/content-images.ts';
import { changeDocument } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';

/**
 * Takes pictures out of a website that were deleted while they were put into it; returns their ids. Anyone who deletes a
 * picture marks it first and looks afterwards who shows it, and anyone who shows one looks here afterwards whether it
 * is still there: so one of the two always sees the other. Folders of drawn pictures among the ids do no harm.
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
