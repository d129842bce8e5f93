import type { MenuItem, OpeningHours, PageSections, SectionName } from '#shared/site/site-content.ts';

/** An invented restaurant that fills a template completely. Its images are drawn. */
export type SampleRestaurant = {
  name: string;
  cuisine: string;
  metaDescription: string;
  sectionOrder: SectionName[];
  menuItems: MenuItem[];
  openingHours: OpeningHours;
  hero: PageSections['hero'];
  about: PageSections['about'];
  menuTitle: string;
  gallery: { title: string; description: string; captions: readonly [string, string, string] };
  faq: PageSections['faq'];
  reviews: PageSections['reviews'];
  contact: Omit<PageSections['contact'], 'hours'>;
};

/** Rows of `course`: name, description, price. */
export function courseItems(
  course: string,
  rows: readonly (readonly [string, string, string])[],
): MenuItem[] {
  return rows.map(([name, description, price]) => ({ name, description, price, course }));
}
