import { isSameJson } from '#shared/editing/same-json.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { publishedContent } from './published-content.ts';

/**
 * A difference between two versions of a page. `label`: what changed, such as "Carbonara". `before` and `after`:
 * its text; empty if it is missing, and both empty for something without text, such as colors.
 */
export type PageChange = { section: string; label: string; before: string; after: string };

/** A part of a page: section, label, and text or another value. */
type Part = { section: string; label: string; value: unknown };

/** What guests would see differently, in page order. `before` and `after` are whole drafts. Pure. */
export function pageChanges(before: SiteContent, after: SiteContent): PageChange[] {
  const [was, is] = [byKey(partsOf(publishedContent(before))), byKey(partsOf(publishedContent(after)))];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [old, next] = [was.get(key), is.get(key)];
    const part = next ?? old;
    if (part === undefined || isSameJson(jsonOf(old), jsonOf(next))) return [];
    const { section, label } = part;
    return [{ section, label, before: textOf(old), after: textOf(next) }];
  });
}

const jsonOf = (part: Part | undefined) => JSON.parse(JSON.stringify(part?.value ?? ''));
const textOf = (part: Part | undefined) => (typeof part?.value === 'string' ? part.value : '');

/** Parts by section, label, and number of earlier parts with that label, because two dishes may have the same name. */
function byKey(parts: readonly Part[]): Map<string, Part> {
  const seen = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const name = `${part.section} ${part.label}`;
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [`${name} ${count}`, part];
    }),
  );
}

function partsOf(content: SiteContent): Part[] {
  const [{ sections }] = content.pages;
  const { hero, about, features, menu, gallery, faq, reviews, contact } = sections;
  const { opening_hours, dated_hours, services, phones, links, design_system, section_order } = content;
  const part = (section: string, label: string, value: unknown): Part => ({ section, label, value });
  return [
    part('Page', 'Name', content.website_name),
    part('Page', 'Tagline', hero.tagline),
    part('Page', 'Introduction', hero.description),
    part('Page', 'Main image', { image: content.hero_image }),
    ...features.map(({ title, content: text }) => part('Sections', title, text)),
    part('Menu', 'Menu title', menu.title),
    ...content.menu_items.map(({ name, price, description, course }) =>
      part('Menu', name, [price, description, course].filter((text) => text).join(' · ') || name),
    ),
    part('About', 'About title', about.title),
    part('About', 'Your story', about.content),
    part('Gallery', 'Gallery description', gallery.description),
    part('Gallery', 'Gallery images', gallery.images),
    ...faq.items.map(({ question, answer }) => part('FAQ', question, answer)),
    ...reviews.items.map(({ name, text }) => part('Reviews', name, text)),
    part('Contact', 'Opening hours', { opening_hours, dated_hours, services, text: contact.hours }),
    part('Contact', 'Address', contact.address),
    part('Contact', 'Phone number', contact.phone),
    part('Contact', 'Other phone numbers', phones),
    part('Contact', 'Email address', contact.email),
    part('Contact', 'Links', { links, booking: contact.reservation_url, menu: menu.menu_url }),
    part('Contact', 'Contact description', contact.description),
    part('Design', 'Colors and fonts', { design_system, template: content.template_id }),
    part('Design', 'Section order', section_order),
    part('Search results', 'Description for search results', content.meta_description),
  ].filter(({ label }) => label !== '');
}
