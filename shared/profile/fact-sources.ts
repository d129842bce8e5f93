import * as z from 'zod/mini';
import type { SiteContent } from '#shared/site/site-content.ts';
import { FACT_KINDS, type FactKind } from './project-profile.ts';

/** Whether a website shows the profile's facts of a kind, or its own. A kind that is absent is its own. */
export const FactSourcesSchema = z.partialRecord(z.enum(FACT_KINDS), z.enum(['own', 'profile']));
export type FactSources = z.infer<typeof FactSourcesSchema>;

/** What a website begins with whose facts its owner has confirmed. */
export const FROM_PROFILE: FactSources = {
  cuisine: 'profile',
  menu: 'profile',
  hours: 'profile',
  contact: 'profile',
  booking: 'profile',
};

/** The kinds of facts that the website takes from the profile. */
export function kindsFromProfile(sources: FactSources | undefined): FactKind[] {
  return FACT_KINDS.filter((kind) => sources?.[kind] === 'profile');
}

const CONTACT = 'pages[0].sections.contact';

/** Where in a website's content the facts of each kind stand. */
export const FACT_PATHS: Readonly<Record<FactKind, readonly string[]>> = {
  cuisine: ['cuisine'],
  menu: ['menu_items'],
  hours: ['opening_hours', `${CONTACT}.hours`],
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
export function factsOf({ cuisine, menu_items, opening_hours, pages }: SiteContent, kind: FactKind): unknown {
  const { contact } = pages[0].sections;
  const facts: Record<FactKind, unknown> = {
    cuisine,
    menu: menu_items,
    hours: [opening_hours, contact.hours],
    contact: [contact.phone, contact.address, contact.email ?? ''],
    booking: [contact.takes_reservations ?? null, contact.reservation_url ?? ''],
  };
  return facts[kind];
}
