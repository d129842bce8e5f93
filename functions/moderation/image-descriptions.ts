import type { InspectedText } from '#functions/ai/inspection.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

/** The description of a picture, as it is looked at. */
export function descriptionOf(alt: string, about: Readonly<Record<string, string>>): InspectedText {
  return { contentType: 'image_description', field: 'alt_text', text: alt, about };
}

/** Descriptions of pictures that a change has brought: what stood before is not looked at again. */
export function newDescriptions(before: SiteContent | undefined, after: SiteContent): InspectedText[] {
  const known = new Set(before === undefined ? [] : describedIn(before).map(({ alt }) => alt));
  return describedIn(after)
    .filter(({ alt }) => !known.has(alt))
    .map(({ alt, url }) => descriptionOf(alt, { used_for: 'website', image: url }));
}

function describedIn({ pages: [{ sections }], image_assets }: SiteContent): { alt: string; url: string }[] {
  const described = [
    ...sections.gallery.images,
    ...Object.entries(image_assets).map(([url, { alt }]) => ({ alt, url })),
  ];
  return [...new Map(described.map(({ alt, url }) => [alt, { alt, url }])).values()];
}
