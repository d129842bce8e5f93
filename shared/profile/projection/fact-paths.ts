import type { SiteContent } from '#shared/site/site-content.ts';
import { FACT_KINDS, type FactKind } from './fact-kinds.ts';

/** Printed ahead of the dates; no path that an edit of a website can name. */
export const DATED_HOURS = 'dated_hours';
const CONTACT = 'pages[0].sections.contact';

/** Where in a website's content the facts of each kind stand. */
export const FACT_PATHS: Readonly<Record<FactKind, readonly string[]>> = {
  cuisine: ['cuisine'],
  menu: ['menu_items'],
  hours: ['opening_hours', `${CONTACT}.hours`, DATED_HOURS],
  contact: [`${CONTACT}.phone`, `${CONTACT}.address`, `${CONTACT}.email`],
  booking: [`${CONTACT}.takes_reservations`, `${CONTACT}.reservation_url`],
};

/** Which kind of fact a content path changes; undefined for what is no fact of the profile. */
export function factKindAt(path: string): FactKind | undefined {
  return FACT_KINDS.find((kind) =>
    FACT_PATHS[kind].some(
      (place) => path === place || (/^[[.]/.test(path.slice(place.length)) && path.startsWith(place)),
    ),
  );
}

/** The facts of a kind as the content has them; what is absent is as good as empty. */
export function factsOf(
  { cuisine, menu_items, opening_hours, dated_hours = [], pages }: SiteContent,
  kind: FactKind,
): unknown {
  const { contact } = pages[0].sections;
  const facts: Record<FactKind, unknown> = {
    cuisine,
    menu: menu_items,
    hours: [opening_hours, contact.hours, dated_hours],
    contact: [contact.phone, contact.address, contact.email ?? ''],
    booking: [contact.takes_reservations ?? null, contact.reservation_url ?? ''],
  };
  return facts[kind];
}
