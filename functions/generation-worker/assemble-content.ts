import type {
  GenerationJob,
  StoredImage,
} from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import { type MenuItem, type SiteContent, SiteContentSchema } from '#shared/site/site-content.ts';

/** What the finished steps have left for the page. */
export type AssemblyParts = {
  websiteName: string;
  restaurant: { address?: string | undefined; phone?: string | undefined };
  /** False when the owner said that tables cannot be reserved. */
  takesReservations?: boolean;
  story: NonNullable<GenerationJob['drafts']['story']>['result'];
  menu: NonNullable<GenerationJob['drafts']['menu']>['result'];
  design: NonNullable<GenerationJob['drafts']['design']>['result'];
  /** The hero first, then the gallery. */
  images: StoredImage[];
};

/**
 * Puts the parts together. Pure. Address and phone come from the owner alone, never from the writer, and no
 * review is ever made up: what is unknown stays empty.
 */
export function assembleContent(parts: AssemblyParts): SiteContent {
  const { story, design, images } = parts;
  return SiteContentSchema.parse({
    website_name: parts.websiteName,
    meta_description: story.meta_description,
    cuisine: story.cuisine,
    language: story.language,
    template_id: design.template_id,
    design_category: design.design_category,
    section_order: design.section_order,
    design_system: { color_palette: design.color_palette, typography: design.typography },
    hero_image: images[0]?.url ?? '',
    menu_items: parts.menu.items satisfies MenuItem[],
    opening_hours: story.opening_hours,
    pages: [{ sections: sectionsOf(parts) }],
    image_assets: Object.fromEntries(images.map(({ url, asset }) => [url, asset])),
  } satisfies SiteContent);
}

function sectionsOf({
  story,
  menu,
  images,
  restaurant,
  takesReservations = true,
}: AssemblyParts): SiteContent['pages'][0]['sections'] {
  return {
    hero: { tagline: story.tagline, description: story.hero_description },
    about: { title: story.about_title, content: story.about_content },
    menu: { title: menu.title, menu_url: '' },
    faq: { title: story.faq_title, items: story.faq },
    gallery: {
      title: story.gallery_title,
      description: story.gallery_description,
      images: images.slice(1).map(({ url, asset }) => ({ url, caption: '', alt: asset.alt })),
    },
    reviews: { title: story.reviews_title, items: [] },
    contact: {
      title: story.contact_title,
      description: story.contact_description,
      hours: story.hours,
      phone: restaurant.phone || (story.phone ?? ''),
      address: restaurant.address || (story.address ?? ''),
      ...(takesReservations ? {} : { takes_reservations: false }),
    },
  };
}
