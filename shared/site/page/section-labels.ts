import type { SectionName } from '#shared/site/site-content.ts';

/** What a section is called in links to it, on the page and where owners order its sections. */
export const SECTION_LABELS: Readonly<Record<SectionName, string>> = {
  hero: 'Welcome',
  about: 'About',
  menu: 'Menu',
  gallery: 'Gallery',
  reviews: 'Reviews',
  faq: 'FAQ',
  contact: 'Contact',
};
