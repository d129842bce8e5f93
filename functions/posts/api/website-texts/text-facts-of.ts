import type { FaqFacts } from '#functions/ai/rewrite/faq/faq-facts.ts';
import type { RewriteFacts } from '#functions/ai/rewrite/rewrite-facts.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import { type TextAction, textKindOf } from '#shared/site/editing/text-actions.ts';
import { contentTexts } from '#shared/site/review/content-texts.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

type Page = { website: WebsiteDocument; profile: RestaurantProfile };
type Asked = { path: string; text: string; action: Exclude<TextAction, 'write_faqs'> };

/** One text of a page, with the page's and the profile's facts. */
export function rewriteFactsOf({ website, profile }: Page, { path, text, action }: Asked): RewriteFacts {
  const { content } = website;
  const { menu_items, pages, website_name: websiteName, drafts = [] } = content;
  const at = (name: string) => String(readContentPath(content, path.replace(/\.\w+$/, `.${name}`)) ?? '');
  const kind = textKindOf(path) ?? 'about';
  const isDish = kind === 'dish';
  return {
    action,
    kind,
    text,
    suggestions: drafts.flatMap(({ segments }) =>
      segments.filter(({ origin }) => origin === 'suggested').map((segment) => segment.text),
    ),
    others: contentTexts(content)
      .map((other) => other.text)
      .filter((other) => other !== text),
    topic: path.includes('.features[') ? at('topic') : '',
    dish: { name: isDish ? at('name') : '', course: isDish ? at('course') : '' },
    websiteName,
    identity: pages[0].sections.hero.tagline,
    dishes: menu_items.map(({ name, course }) => ({ name, ...(course !== undefined && { course }) })),
    profile: profileOf(content, profile),
    seed: [website.website_id, action, path, text].join('\u0000'),
  };
}

/** The profile in the page's language. */
const profileOf = ({ language, cuisine }: SiteContent, profile: RestaurantProfile): RestaurantProfile => ({
  ...profile,
  languages: [language],
  cuisines: profile.cuisines.length > 0 || cuisine === '' ? profile.cuisines : [cuisine.slice(0, 40)],
});

/** The facts of a page and its profile that answer guests' questions. */
export function faqFactsOf(
  { website_id: seed, content }: WebsiteDocument,
  { booking, address }: RestaurantProfile,
): FaqFacts {
  const { faq, contact, menu } = content.pages[0].sections;
  // A custom page may have a different address from the profile's.
  const isTownOnly = address.street === '' && contact.address === printedAddress(address);
  return {
    language: content.language,
    existing: faq.items,
    dishes: content.menu_items,
    address: isTownOnly ? '' : contact.address,
    town: isTownOnly ? contact.address : address.locality,
    phone: contact.phone,
    email: contact.email ?? '',
    menuUrl: menu.menu_url,
    bookingUrl: contact.reservation_url ?? '',
    bookingPolicy: booking.policy,
    bookingNote: booking.note,
    orderingUrl: content.links?.find(({ kind }) => kind === 'ordering')?.url ?? '',
    parking: contact.parking ?? '',
    payment: contact.payment ?? '',
    access: contact.access ?? '',
    seed,
  };
}
