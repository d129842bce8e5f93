import type { ImageAsset, SiteContent, TemplateId } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import type { TemplateCustomizations } from '#shared/websites/contract/site-template.ts';
import { templateDrawings } from './template-drawings.ts';
import { templateCategory, templateSectionOrder } from './template-gallery.ts';
import type { TemplateImage } from './template-image.ts';

/** The customizer's input and the restaurant's facts. */
export type TemplateRequest = {
  id: TemplateId;
  /** The page's name: the restaurant's, unless the owner chose another title. */
  websiteName: string;
  /** The profile's language (BCP 47). Default: English. */
  language?: string | undefined;
  customizations: TemplateCustomizations;
  /** True if the whole kitchen follows a diet, which a drawing of food might contradict. */
  keepsDiets?: boolean;
  restaurant: { name: string; address?: string | undefined; phone?: string | undefined };
  /** The owner's photo named by `hero_image`, if its files are known. */
  heroImage?: { url: string; asset: ImageAsset } | undefined;
};

/** The most characters that search results show. */
const META_DESCRIPTION_LENGTH = 155;

/**
 * Creates a website from a template with only the owner's words. Missing facts stay empty, and previews show
 * labeled samples. Drawings are the template's, except those that show food not on the menu.
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

/** As many whole sentences as search results show. A longer first sentence is cut between words. */
function firstSentences(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= META_DESCRIPTION_LENGTH) return plain;
  const start = plain.slice(0, META_DESCRIPTION_LENGTH);
  const sentenceEnd = /^.*[.!?…](?= )/u.exec(start)?.[0];
  return sentenceEnd ?? `${start.slice(0, start.lastIndexOf(' ') + 1 || undefined).trimEnd()}…`;
}
