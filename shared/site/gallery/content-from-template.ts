import type { ImageAsset, SiteContent, TemplateId } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import type { TemplateCustomizations } from '#shared/websites/contract/site-template.ts';
import { templateDrawings } from './template-drawings.ts';
import { templateCategory, templateSectionOrder } from './template-gallery.ts';
import type { TemplateImage } from './template-image.ts';

/** What a customizer has collected, and what the restaurant's record knows. */
export type TemplateRequest = {
  id: TemplateId;
  /** What the page is called. Send the restaurant's name, unless the owner wants another title. */
  websiteName: string;
  /** BCP 47, of the profile; English without one. */
  language?: string | undefined;
  customizations: TemplateCustomizations;
  /** The whole kitchen has rules that a drawing of food might break. */
  keepsDiets?: boolean;
  restaurant: { name: string; address?: string | undefined; phone?: string | undefined };
  /** The owner's photo that `hero_image` names, where what is known of its files is at hand. */
  heroImage?: { url: string; asset: ImageAsset } | undefined;
};

/** Most characters of a text that search results show. */
const META_DESCRIPTION_LENGTH = 155;

/**
 * The website that a template becomes with the owner's own words alone. Nothing about the restaurant is made up: what the
 * owner has not written stays empty, and a preview marks samples in its place. The drawings are the template's, as far as
 * they show nothing that the menu lacks.
 */
export function contentFromTemplate(request: TemplateRequest): SiteContent {
  const { id, customizations: given, restaurant, keepsDiets = false } = request;
  const websiteName = request.websiteName.trim() || given.restaurant_name || restaurant.name;
  const dishes = given.menu_items.filter(({ name }) => name !== '').map((item) => ({ ...item }));
  const served = [given.about_description, ...dishes.flatMap(({ name, description }) => [name, description])];
  const drawings = templateDrawings(id, { menu: served.join('\n'), keepsDiets });
  const [drawnHero, ...gallery] = drawings;
  const shown = request.heroImage ? gallery : drawings;
  return {
    website_name: websiteName,
    meta_description: firstSentences(given.about_description),
    cuisine: '',
    language: request.language ?? 'en',
    template_id: id,
    design_category: templateCategory(id),
    section_order: templateSectionOrder(id),
    design_system: designOf(id, given),
    hero_image: request.heroImage?.url || given.hero_image || drawnHero?.url || '',
    menu_items: dishes,
    opening_hours: {},
    pages: [
      { sections: { ...sectionsOf(request, websiteName), gallery: galleryOf(gallery, titlesOf(request)) } },
    ],
    image_assets: Object.fromEntries(
      [...shown, ...(request.heroImage ? [request.heroImage] : [])].map(({ url, asset }) => [
        url,
        { ...asset },
      ]),
    ),
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

type Titles = ReturnType<typeof siteWordsOf>['titles'];

const titlesOf = ({ language = 'en' }: TemplateRequest): Titles => siteWordsOf(language).titles;

function sectionsOf(
  request: TemplateRequest,
  websiteName: string,
): Omit<SiteContent['pages'][0]['sections'], 'gallery'> {
  const { customizations: given, restaurant, language = 'en' } = request;
  const titles = titlesOf(request);
  const isOtherName =
    language.startsWith('en') && given.restaurant_name !== '' && given.restaurant_name !== websiteName;
  return {
    hero: { tagline: given.restaurant_tagline, description: '' },
    about: { title: titles.about, content: given.about_description },
    features: [],
    menu: { title: titles.menu, menu_url: '' },
    faq: { title: titles.faq, items: [] },
    reviews: { title: titles.reviews, items: [] },
    contact: {
      title: isOtherName ? `Visit ${given.restaurant_name}` : titles.contact,
      description: given.restaurant_email === '' ? '' : `Email: ${given.restaurant_email}`,
      hours: '',
      phone: given.restaurant_phone ?? restaurant.phone ?? '',
      address: given.restaurant_address ?? restaurant.address ?? '',
    },
  };
}

const galleryOf = (drawings: readonly TemplateImage[], titles: Titles) => ({
  title: titles.gallery,
  description: '',
  images: drawings.map(({ url, asset }) => ({ url, caption: '', alt: asset.alt })),
});

/** As many whole sentences as search results show; a longer first sentence is cut between words. */
function firstSentences(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= META_DESCRIPTION_LENGTH) return plain;
  const start = plain.slice(0, META_DESCRIPTION_LENGTH);
  const sentenceEnd = /^.*[.!?…](?= )/u.exec(start)?.[0];
  return sentenceEnd ?? `${start.slice(0, start.lastIndexOf(' ') + 1 || undefined).trimEnd()}…`;
}
