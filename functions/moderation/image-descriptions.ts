import type { InspectedText } from '#functions/ai/inspection.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

/** An image description as a text to moderate. */
export function descriptionOf(alt: string, about: Readonly<Record<string, string>>): InspectedText {
  return { contentType: 'image_description', field: 'alt_text', text: alt, about };
}

/** The image descriptions that a change adds. Unchanged ones aren't moderated again. */
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
