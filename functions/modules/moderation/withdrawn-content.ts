import { type RejectedText, withoutRejected } from '#shared/domain/moderation/moderated-content.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

/**
 * The content of a page without a rejected text. What is empty then, the page does not show; what may not be empty is
 * the website's name. Undefined where the text does not stand.
 */
export function withdrawnContent(content: SiteContent, rejected: RejectedText): SiteContent | undefined {
  const off = (text: string) => withoutRejected(text, rejected);
  const named = (text: string) => (text === '' ? '' : off(text) || content.website_name);
  const [{ sections }] = content.pages;
  const { hero, about, faq, gallery, contact } = sections;
  const answers = faq.items.map((item) => ({ ...item, answer: off(item.answer) }));
  const without: SiteContent = {
    ...content,
    meta_description: named(content.meta_description),
    menu_items: content.menu_items.map((item) => ({ ...item, description: off(item.description) })),
    image_assets: Object.fromEntries(
      Object.entries(content.image_assets).map(([url, asset]) => [url, { ...asset, alt: named(asset.alt) }]),
    ),
    pages: [
      {
        sections: {
          ...sections,
          hero: { tagline: off(hero.tagline), description: off(hero.description) },
          about: { ...about, content: off(about.content) },
          faq: { ...faq, items: answers.filter(({ answer }) => answer !== '') },
          gallery: {
            ...gallery,
            description: off(gallery.description),
            images: gallery.images.map((image) => ({
              ...image,
              caption: off(image.caption),
              alt: named(image.alt),
            })),
          },
          contact: {
            ...contact,
            description: off(contact.description),
            ...(contact.notes !== undefined && { notes: off(contact.notes) }),
          },
        },
      },
    ],
  };
  return isSameJson(without, content) ? undefined : without;
}
