import type {
  GenerationJob,
  StoredImage,
} from '#functions/websites/generation/generation-jobs-repository.ts';
import { projectProfile } from '#shared/profile/project-profile.ts';
import { DATA_KINDS } from '#shared/profile/projection/fact-kinds.ts';
import { withNearDates } from '#shared/profile/projection/print-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { clockSaidIn } from '#shared/site/page/hours-table.ts';
import { type SiteContent, SiteContentSchema } from '#shared/site/site-content.ts';

type Result<Name extends 'story' | 'menu' | 'design'> = NonNullable<GenerationJob['drafts'][Name]>['result'];

/** The results of earlier steps. */
export type AssemblyParts = {
  websiteName: string;
  profile: RestaurantProfile;
  story: Result<'story'>;
  menu: Result<'menu'>;
  design: Result<'design'>;
  /** The hero image first, then the gallery. */
  images: StoredImage[];
  /** The owner's text. */
  brief: string;
  /** ISO date. */
  today: string;
};

/**
 * Builds the page's content. Pure. Facts come only from the profile, never from the writer, and reviews are never
 * invented; unknown facts stay empty.
 */
export function assembleContent(parts: AssemblyParts): SiteContent {
  const { story, design, images } = parts;
  const words: SiteContent = {
    website_name: parts.websiteName,
    meta_description: story.meta_description,
    cuisine: '',
    language: story.language,
    template_id: design.template_id,
    design_category: design.design_category,
    section_order: design.section_order,
    design_system: { color_palette: design.color_palette, typography: design.typography },
    hero_image: images[0]?.url ?? '',
    menu_items: Object.entries(story.dish_lines).map(([name, description]) => ({
      name,
      description,
      price: '',
    })),
    opening_hours: {},
    pages: [{ sections: sectionsOf(parts) }],
    image_assets: Object.fromEntries(images.map(({ url, asset }) => [url, asset])),
    ...(story.drafts.length > 0 && { drafts: story.drafts }),
    ...(story.sample_dishes.length > 0 && { sample_dishes: story.sample_dishes }),
  };
  const clock = clockSaidIn(parts.brief);
  const printed = projectProfile(
    clock === undefined ? words : { ...words, clock },
    parts.profile,
    DATA_KINDS,
  );
  return SiteContentSchema.parse(withNearDates(printed, parts.profile, parts));
}

function sectionsOf({ story, menu, images }: AssemblyParts): SiteContent['pages'][0]['sections'] {
  return {
    hero: { tagline: story.tagline, description: story.hero_description },
    about: { title: story.about_title, content: story.about_content },
    features: story.features,
    menu: { title: menu.title, menu_url: '' },
    faq: { title: story.faq_title, items: story.faq_items },
    gallery: {
      title: story.gallery_title,
      description: story.gallery_description,
      images: images.slice(1).map(({ url, asset }) => ({ url, caption: '', alt: asset.alt })),
    },
    reviews: { title: story.reviews_title, items: [] },
    contact: {
      title: story.contact_title,
      description: story.contact_description,
      hours: '',
      phone: '',
      address: '',
    },
  };
}
