import { usedImages } from '#functions/images/content-images.ts';
import type { WebsiteDocument, WebsiteRecord } from './website-rows.ts';

/** The content's part of the summary item. */
export function describedBy(
  document: WebsiteDocument,
): Pick<
  WebsiteRecord,
  'website_name' | 'hero_image' | 'design_category' | 'updated_at' | 'content_version' | 'used_images'
> {
  const { content, version, updated_at } = document;
  return {
    website_name: content.website_name,
    hero_image: content.hero_image,
    design_category: content.design_category,
    updated_at,
    content_version: version,
    used_images: usedImages(content, document.source_images),
  };
}

/** The summary item for lists. */
export function summaryOf(website: WebsiteRecord) {
  const { published_version, content_version, status } = website;
  return {
    ...website,
    has_unpublished_changes: status === 'published' && published_version !== content_version,
  };
}
