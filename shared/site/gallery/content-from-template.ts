import type { TemplateCustomizations } from '#shared/contract/site-template.ts';
import type { SiteContent, TemplateId } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import { templateCategory, templateSectionOrder } from './template-gallery.ts';

/** What a customizer has collected, and what the restaurant's record knows. */
export type TemplateRequest = {
  id: TemplateId;
  /** What the page is called. Send the restaurant's name, unless the owner wants another title. */
  websiteName: string;
  customizations: TemplateCustomizations;
  restaurant: { name: string; address?: string | undefined; phone?: string | undefined };
};

/** Most characters of a text that search results show. */
const META_DESCRIPTION_LENGTH = 155;

const TITLES = {
  about: 'About us',
  menu: 'Our menu',
  gallery: 'Gallery',
  reviews: 'What guests say',
  faq: 'Good to know',
  contact: 'Visit us',
} as const;

/**
 * The website that a template becomes with the owner's own words; the customizer's live preview and the
 * server make it with this one function. Nothing about the restaurant is made up: what the owner has not
 * written stays empty, and a preview marks samples in its place. There is no picture until the owner adds one.
 */
export function contentFromTemplate(request: TemplateRequest): SiteContent {
  const { id, customizations: given, restaurant } = request;
  const websiteName = request.websiteName.trim() || given.restaurant_name || restaurant.name;
  return {
    website_name: websiteName,
    meta_description: firstSentences(given.about_description),
    cuisine: '',
    language: 'en',
    template_id: id,
    design_category: templateCategory(id),
    section_order: templateSectionOrder(id),
    design_system: designOf(id, given),
    hero_image: '',
    menu_items: given.menu_items.filter(({ name }) => name !== '').map((item) => ({ ...item })),
    opening_hours: {},
    pages: [{ sections: sectionsOf(request, websiteName) }],
    image_assets: {},
  };
}

function designOf(id: TemplateId, given: TemplateCustomizations): SiteContent['design_system'] {
  const { color_palette, typography } = findTemplate(id).designSystem;
  const colors = {
    ...color_palette,
    ...(given.primary_color !== undefined && { primary: given.primary_color }),
    ...(given.secondary_color !== undefined && { secondary: given.secondary_color }),
  };
  return { color_palette: colors, typography: { ...typography } };
}

function sectionsOf(
  { customizations: given, restaurant }: TemplateRequest,
  websiteName: string,
): SiteContent['pages'][0]['sections'] {
  const isOtherName = given.restaurant_name !== '' && given.restaurant_name !== websiteName;
  return {
    hero: { tagline: given.restaurant_tagline, description: '' },
    about: { title: TITLES.about, content: given.about_description },
    menu: { title: TITLES.menu, menu_url: '' },
    faq: { title: TITLES.faq, items: [] },
    gallery: { title: TITLES.gallery, description: '', images: [] },
    reviews: { title: TITLES.reviews, items: [] },
    contact: {
      title: isOtherName ? `Visit ${given.restaurant_name}` : TITLES.contact,
      description: given.restaurant_email === '' ? '' : `E-mail: ${given.restaurant_email}`,
      hours: '',
      phone: given.restaurant_phone ?? restaurant.phone ?? '',
      address: given.restaurant_address ?? restaurant.address ?? '',
    },
  };
}

/** As many whole sentences as search results show; a longer first sentence is cut between words. */
function firstSentences(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= META_DESCRIPTION_LENGTH) return plain;
  const start = plain.slice(0, META_DESCRIPTION_LENGTH);
  const sentenceEnd = /^.*[.!?…](?= )/u.exec(start)?.[0];
  return sentenceEnd ?? `${start.slice(0, start.lastIndexOf(' ') + 1 || undefined).trimEnd()}…`;
}
