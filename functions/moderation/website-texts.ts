import type { SiteContent } from '#shared/site/site-content.ts';

const SECTIONS = 'pages sections';

/** Texts of owners and writers on a website, by the name of the part. Without guest reviews, which aren't theirs. */
const PLACES = {
  website_name: 'website_name',
  cuisine: 'cuisine',
  meta_description: 'meta_description',
  tagline: `${SECTIONS} hero tagline`,
  hero_description: `${SECTIONS} hero description`,
  about_title: `${SECTIONS} about title`,
  about_content: `${SECTIONS} about content`,
  menu_title: `${SECTIONS} menu title`,
  faq_title: `${SECTIONS} faq title`,
  gallery_title: `${SECTIONS} gallery title`,
  gallery_description: `${SECTIONS} gallery description`,
  reviews_title: `${SECTIONS} reviews title`,
  contact_title: `${SECTIONS} contact title`,
  contact_description: `${SECTIONS} contact description`,
  contact_hours: `${SECTIONS} contact hours`,
  contact_address: `${SECTIONS} contact address`,
  contact_payment: `${SECTIONS} contact payment`,
  contact_parking: `${SECTIONS} contact parking`,
  contact_access: `${SECTIONS} contact access`,
  contact_notes: `${SECTIONS} contact notes`,
  faq_question: `${SECTIONS} faq items question`,
  faq: `${SECTIONS} faq items answer`,
  feature_title: `${SECTIONS} features title`,
  feature: `${SECTIONS} features content`,
  gallery_caption: `${SECTIONS} gallery images caption`,
  menu_name: 'menu_items name',
  menu: 'menu_items description',
  menu_price: 'menu_items price',
  menu_course: 'menu_items course',
  service_name: 'services name',
  service_note: 'services note',
  dates_name: 'dated_hours name',
  dates_note: 'dated_hours note',
  phone_label: 'phones label',
  link: 'links text',
} as const;
export type TextPart = keyof typeof PLACES;

/** Replaces each text of a website in place. */
export function changeTexts(content: SiteContent, change: (text: string, part: TextPart) => string): void {
  for (const [part, place] of Object.entries(PLACES) as [TextPart, string][])
    changeAt(content, place.split(' '), (text) => change(text, part));
}

/** Changes the texts at a place; of a list, in each of its items. */
function changeAt(within: unknown, place: readonly string[], change: (text: string) => string): void {
  if (Array.isArray(within)) for (const item of within) changeAt(item, place, change);
  else if (typeof within === 'object' && within !== null) {
    const [key = '', ...inner] = place;
    const parts = within as Record<string, unknown>;
    const value = parts[key];
    if (typeof value === 'string') parts[key] = change(value);
    else changeAt(value, inner, change);
  }
}
