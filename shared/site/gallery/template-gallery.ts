import type { DesignCategory, SiteContent, TemplateId } from '#shared/site/site-content.ts';
import { PLUM_AND_CRUMB } from '#shared/site/template-samples/cafe-1.ts';
import { HAZEL_AND_RYE } from '#shared/site/template-samples/casual-dining-1.ts';
import { ANAR } from '#shared/site/template-samples/ethnic-1.ts';
import { DASH_BURGER } from '#shared/site/template-samples/fast-food-1.ts';
import { MAISON_VEREL } from '#shared/site/template-samples/fine-dining-1.ts';
import { NAGI } from '#shared/site/template-samples/fine-dining-2.ts';
import type { SampleRestaurant } from '#shared/site/template-samples/sample-restaurant.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { TEMPLATE_IMAGES } from './template-images.ts';

type GalleryRow = Omit<SiteTemplate, 'colors'>;

/** IDs and names are the spec's (website builder §2.7); the rest is ours. */
const ROWS: readonly GalleryRow[] = [
  {
    id: 'fine-dining-1',
    name: 'Elegant Fine Dining',
    category: 'fine_dining',
    description:
      'Dark and classic. Thin, centered serif type and a framed photo over a dark band and a paper background.',
    features: [
      'Menu in two columns with thin lines',
      'Large first letter in your story',
      'Dark header and footer with a paper background between them',
      'For short menus and quiet dining rooms',
    ],
  },
  {
    id: 'casual-dining-1',
    name: 'Modern Casual',
    category: 'casual_dining',
    description:
      'Open and friendly. Large, lively sans serif headings and rounded blocks of color, one with your best photo.',
    features: [
      'Menu right below the main photo',
      'Dish tiles with the course name beside them',
      'Gallery with one large and two small photos',
      'For long menus and everyday dining',
    ],
  },
  {
    id: 'fast-food-1',
    name: 'Quick Service',
    category: 'fast_food',
    description:
      'Like a menu board. Bold, wide capitals on a bright band, a checkerboard edge, and price tags.',
    features: [
      'Menu first, right below the title',
      'Price tags you can read at a glance',
      'Large phone number at the end',
      'For counter service, walk-up windows, and takeout',
    ],
  },
  {
    id: 'cafe-1',
    name: 'Cozy Cafe',
    category: 'cafe_bakery',
    description:
      'Soft and warm. A rounded serif on cream paper under a striped awning, with a pebble-shaped photo.',
    features: [
      'Menu on one card, like a printed counter menu',
      'Print-style photos with captions',
      'Small hand-drawn waves and scallops',
      'For cafes, bakeries, and tea rooms',
    ],
  },
  {
    id: 'ethnic-1',
    name: 'Authentic Cuisine',
    category: 'ethnic_cuisine',
    description:
      'Rich and traditional. A bookish serif in deep colors, photos under arches, and woven borders between sections.',
    features: [
      'Photos in arched frames',
      'Two-column story and menu',
      'Colored footer with hours, address, and phone side by side',
      'For restaurants with a tradition to share',
    ],
  },
  {
    id: 'fine-dining-2',
    name: 'Minimalist Luxury',
    category: 'fine_dining',
    description:
      'Simple and spare. A thin geometric sans serif, wide margins, and one large photo at the edge of the page.',
    features: [
      'Menu as a plain list with thin lines',
      'Small section names on the left, wide content on the right',
      'Photos side by side without frames',
      'For tasting menus and small dining rooms',
    ],
  },
];

/** The gallery's designs in the spec's order, with their original colors. */
export const TEMPLATE_GALLERY: readonly SiteTemplate[] = ROWS.map((row) => {
  const { primary, secondary } = findTemplate(row.id).designSystem.color_palette;
  return { ...row, colors: { primary, secondary } };
});

const SAMPLES: Readonly<Record<TemplateId, SampleRestaurant>> = {
  'fine-dining-1': MAISON_VEREL,
  'casual-dining-1': HAZEL_AND_RYE,
  'fast-food-1': DASH_BURGER,
  'cafe-1': PLUM_AND_CRUMB,
  'ethnic-1': ANAR,
  'fine-dining-2': NAGI,
};

export function templateCategory(id: TemplateId): DesignCategory {
  return ROWS.find((row) => row.id === id)?.category ?? 'casual_dining';
}

/**
 * A complete invented restaurant in this design, for the gallery. Its images are below `/images/templates/` on the
 * sites origin. Owners' websites never start from it.
 */
export function templateSampleContent(id: TemplateId): SiteContent {
  const sample = SAMPLES[id];
  const [hero, ...gallery] = TEMPLATE_IMAGES[id];
  const images = gallery.map(({ url, asset }, index) => ({
    url,
    caption: sample.gallery.captions[index] ?? '',
    alt: asset.alt,
  }));
  return {
    website_name: sample.name,
    meta_description: sample.metaDescription,
    cuisine: sample.cuisine,
    language: 'en',
    template_id: id,
    design_category: templateCategory(id),
    section_order: [...sample.sectionOrder],
    design_system: findTemplate(id).designSystem,
    hero_image: hero?.url ?? '',
    menu_items: sample.menuItems.map((item) => ({ ...item })),
    opening_hours: sample.openingHours,
    pages: [
      {
        sections: {
          hero: { ...sample.hero },
          about: { ...sample.about },
          features: [],
          menu: { title: sample.menuTitle, menu_url: '' },
          faq: sample.faq,
          gallery: { title: sample.gallery.title, description: sample.gallery.description, images },
          reviews: sample.reviews,
          contact: { ...sample.contact, hours: '' },
        },
      },
    ],
    image_assets: Object.fromEntries(TEMPLATE_IMAGES[id].map(({ url, asset }) => [url, { ...asset }])),
  };
}

/** The design's own order of sections. */
export function templateSectionOrder(id: TemplateId): SiteContent['section_order'] {
  return [...SAMPLES[id].sectionOrder];
}
