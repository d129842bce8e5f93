import type { InspectedText } from '#functions/platform/ai/inspection.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

/** The description of a picture, as it is looked at. */
export function descriptionOf(alt: string, about: Readonly<Record<string, string>>): InspectedText {
  return { contentType: 'image_description', field: 'alt_text', text: alt, about };
}

/** Descriptions of the gallery that an edit has brought: what stood before is not looked at again. */
export function newDescriptions(before: SiteContent, after: SiteContent): InspectedText[] {
  const known = new Set(galleryOf(before).map(({ alt }) => alt));
  return galleryOf(after)
    .filter(({ alt }) => !known.has(alt))
    .map(({ alt, url }) => descriptionOf(alt, { used_for: 'website', image: url }));
}

function galleryOf({ pages: [{ sections }] }: SiteContent) {
  return sections.gallery.images;
}
