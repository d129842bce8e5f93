import type { SiteContent } from '#shared/site/site-content.ts';
import type { WebsiteDocument, WebsiteRecord } from './websites-repository.ts';

/** Every address of a picture that the content shows. */
export function pictureUrls(content: SiteContent): string[] {
  const gallery = content.pages[0].sections.gallery.images.map(({ url }) => url);
  const dishes = content.menu_items.map(({ image }) => image ?? '');
  return [...new Set([content.hero_image, ...gallery, ...dishes])].filter((url) => url !== '');
}

/** The folder of `/images/<folder>/<file>`: the id of an uploaded picture, or of the website it was drawn for. */
export function pictureFolderOf(url: string): string | undefined {
  return /^\/images\/([\w-]+)\//.exec(url)?.[1];
}

/** What the light row says of the content. */
export function describedBy(
  document: WebsiteDocument,
): Pick<
  WebsiteRecord,
  'website_name' | 'hero_image' | 'design_category' | 'updated_at' | 'content_version' | 'used_images'
> {
  const { content, version, updated_at } = document;
  const folders = [...pictureUrls(content).map(pictureFolderOf), ...(document.source_images ?? [])];
  return {
    website_name: content.website_name,
    hero_image: content.hero_image,
    design_category: content.design_category,
    updated_at,
    content_version: version,
    used_images: [...new Set(folders)].filter((folder) => folder !== undefined),
  };
}

/** The light row as lists answer it. */
export function summaryOf(website: WebsiteRecord) {
  const { published_version, content_version, status } = website;
  return {
    ...website,
    has_unpublished_changes: status === 'published' && published_version !== content_version,
  };
}
