import { besideTheWeek, shownWeek } from '#shared/site/services.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { FACT_KINDS, type FactKind } from './fact-kinds.ts';

/** Printed before the dates. Edits can’t change this path. */
export const DATED_HOURS = 'dated_hours';
const SECTIONS = 'pages[0].sections';
const CONTACT = `${SECTIONS}.contact`;

/** The content paths of each kind of detail. */
export const FACT_PATHS: Readonly<Record<FactKind, readonly string[]>> = {
  cuisine: ['cuisine'],
  menu: ['menu_items', 'currency'],
  hours: ['opening_hours', `${CONTACT}.hours`, 'services', DATED_HOURS],
  contact: [`${CONTACT}.phone`, `${CONTACT}.address`, `${CONTACT}.email`, 'phones', 'links'],
  booking: [`${CONTACT}.takes_reservations`, `${CONTACT}.reservation_url`],
  visit: [...['payment', 'parking', 'access', 'notes'].map((name) => `${CONTACT}.${name}`), 'diets'],
  name: ['website_name'],
  tagline: [`${SECTIONS}.hero.tagline`, 'meta_description'],
  story: [`${SECTIONS}.hero.description`, `${SECTIONS}.about.content`],
  welcome: [`${CONTACT}.description`],
};

/** The kind of detail at a content path; undefined for none. */
export function factKindAt(path: string): FactKind | undefined {
  return FACT_KINDS.find((kind) =>
    FACT_PATHS[kind].some(
      (place) => path === place || (/^[[.]/.test(path.slice(place.length)) && path.startsWith(place)),
    ),
  );
}

/** The details of a kind as the content shows them. Absent counts as empty. */
export function factsOf(content: SiteContent, kind: FactKind): unknown {
  const { hero, about, contact } = content.pages[0].sections;
  const facts: Record<FactKind, () => unknown> = {
    cuisine: () => content.cuisine,
    menu: () => content.menu_items,
    hours: () => [content.opening_hours, contact.hours, content.dated_hours ?? [], ...servicesIn(content)],
    contact: () => [
      contact.phone,
      contact.address,
      contact.email ?? '',
      phonesIn(content),
      content.links ?? [],
    ],
    booking: () => [contact.takes_reservations ?? null, contact.reservation_url ?? ''],
    visit: () => [
      ...[contact.payment, contact.parking, contact.access, contact.notes].map((text) => text ?? ''),
      content.diets ?? [],
    ],
    name: () => content.website_name,
    tagline: () => [hero.tagline, content.meta_description],
    story: () => [hero.description, about.content],
    welcome: () => contact.description,
  };
  return facts[kind]();
}

/** A season’s dates in this year aren’t a separate detail. */
function servicesIn({ opening_hours, services = [] }: SiteContent): unknown[] {
  const beside = besideTheWeek(services).map(({ season, ...service }) => [
    service,
    season && [season.from, season.to, season.name],
  ]);
  return [shownWeek(opening_hours, services), beside];
}

/** The first label, then the other phones. */
function phonesIn({ phones: [first, ...others] = [], pages }: SiteContent): unknown {
  const hasPhone = pages[0].sections.contact.phone !== '';
  return [hasPhone ? (first?.label ?? '') : '', ...others];
}
