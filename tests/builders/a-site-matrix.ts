import { COLOR_PRESETS, withColorTheme } from '#shared/site/editing/color-theme.ts';
import { TEMPLATE_IMAGES } from '#shared/site/gallery/template-images.ts';
import {
  type DesignSystem,
  type MenuItem,
  type OpeningHours,
  type SiteContent,
  TEMPLATE_IDS,
  type TemplateId,
} from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import { COLOR_PRESET_NAMES } from '#shared/websites/contract/website-editing.ts';
import { aSiteContent } from './a-site-content.ts';
import { type RestaurantTexts, SITE_TEXTS } from './site-texts.ts';

export const SITE_DESIGNS = ['own', ...COLOR_PRESET_NAMES] as const;
export const SITE_MENUS = [0, 5, 60, 400] as const;
export const TEXT_KINDS = ['plain', 'long', 'right-to-left'] as const;

export type SiteCase = {
  template: TemplateId;
  design: (typeof SITE_DESIGNS)[number];
  dishes: (typeof SITE_MENUS)[number];
  texts: (typeof TEXT_KINDS)[number];
};

/** Split services, a service that ends past midnight, and closed days. */
const HOURS: OpeningHours = {
  monday: [],
  tuesday: [
    { opens: '12:00', closes: '14:30' },
    { opens: '18:00', closes: '22:30' },
  ],
  wednesday: [
    { opens: '12:00', closes: '14:30' },
    { opens: '18:00', closes: '22:30' },
  ],
  thursday: [{ opens: '18:00', closes: '23:00' }],
  friday: [{ opens: '18:00', closes: '01:00' }],
  saturday: [{ opens: '18:00', closes: '01:00' }],
  sunday: [],
};

function designOf({ template, design }: SiteCase): DesignSystem {
  const own = findTemplate(template).designSystem;
  return design === 'own' ? own : withColorTheme(own, COLOR_PRESETS[design]);
}

function dishesOf({ template, dishes }: SiteCase, texts: RestaurantTexts): MenuItem[] {
  const images = TEMPLATE_IMAGES[template].slice(1);
  const perCourse = Math.max(2, Math.ceil(dishes / texts.courses.length));
  return Array.from({ length: dishes }, (_, index) => {
    const dish = texts.dishes[index % texts.dishes.length];
    if (!dish) throw new Error('There are no dishes to choose from.');
    const image = dishes <= 60 && index % 20 === 1 ? images[(index / 20) | 0]?.url : undefined;
    const course = texts.courses[Math.floor(index / perCourse)];
    return { ...dish, ...(image !== undefined && { image }), ...(course !== undefined && { course }) };
  });
}

function galleryOf(template: TemplateId, texts: RestaurantTexts) {
  return TEMPLATE_IMAGES[template].slice(1).map(({ url, asset }, index) => ({
    url,
    caption: texts.captions[index] ?? '',
    alt: asset.alt,
  }));
}

/** The content of one page of the matrix, with the images of the template gallery. */
export function aSiteOf(site: SiteCase): SiteContent {
  const { template } = site;
  const texts = SITE_TEXTS[site.texts];
  const images = TEMPLATE_IMAGES[template];
  const { sections } = texts;
  return aSiteContent({
    website_name: texts.name,
    meta_description: texts.metaDescription,
    cuisine: texts.cuisine,
    language: texts.language,
    template_id: template,
    design_system: designOf(site),
    hero_image: images[0]?.url ?? '',
    menu_items: dishesOf(site, texts),
    opening_hours: HOURS,
    image_assets: Object.fromEntries(images.map(({ url, asset }) => [url, asset])),
    sections: { ...sections, gallery: { ...sections.gallery, images: galleryOf(template, texts) } },
  });
}

export function nameOfSite({ template, design, dishes, texts }: SiteCase): string {
  return `${template}, ${design} colors, ${dishes} dishes, ${texts} texts`;
}

/** Every template × its own colors and every preset × every menu length × every kind of text: 360 pages. */
export function siteMatrix(): SiteCase[] {
  return TEMPLATE_IDS.flatMap((template) =>
    SITE_DESIGNS.flatMap((design) =>
      SITE_MENUS.flatMap((dishes) => TEXT_KINDS.map((texts) => ({ template, design, dishes, texts }))),
    ),
  );
}

/** The fewest pages on which every two values of different kinds appear together at least once. */
export function pairwiseSites(): SiteCase[] {
  const at = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
    values[index % values.length] ?? values[0];
  return TEMPLATE_IDS.flatMap((template, row) =>
    SITE_DESIGNS.map((design, column) => ({
      template,
      design,
      dishes: at(SITE_MENUS, row + column),
      texts: at(TEXT_KINDS, row + 2 * column),
    })),
  );
}
