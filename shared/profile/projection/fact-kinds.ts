import * as z from 'zod/mini';

/** Details that a page prints from the profile. */
export const DATA_KINDS = ['cuisine', 'menu', 'hours', 'contact', 'booking', 'visit'] as const;
/**
 * Copy that a page derives from the profile: `tagline` with the search description, and `welcome` above the contact.
 */
export const WORD_KINDS = ['name', 'tagline', 'story', 'welcome'] as const;
/** Kinds of details that a website can take from the profile, in printing order. */
export const FACT_KINDS = [...DATA_KINDS, ...WORD_KINDS] as const;
export type FactKind = (typeof FACT_KINDS)[number];

const source = z.enum(['own', 'profile'], 'Choose “own” or “profile.”');

/** Whether a website shows the profile’s details of a kind or its own. Absent kinds are its own. */
export const FactSourcesSchema = z.partial(
  z.strictObject({
    cuisine: source,
    menu: source,
    hours: source,
    contact: source,
    booking: source,
    visit: source,
    name: source,
    tagline: source,
    story: source,
    welcome: source,
  }),
);
export type FactSources = z.infer<typeof FactSourcesSchema>;

/** The initial sources of a website whose owner has confirmed the details. */
export const FROM_PROFILE: FactSources = {
  cuisine: 'profile',
  menu: 'profile',
  hours: 'profile',
  contact: 'profile',
  booking: 'profile',
  visit: 'profile',
  name: 'profile',
  tagline: 'profile',
  story: 'profile',
  welcome: 'profile',
};

/** The kinds that the website takes from the profile. */
export function kindsFromProfile(sources: FactSources | undefined): FactKind[] {
  return FACT_KINDS.filter((kind) => sources?.[kind] === 'profile');
}

/** The sources, with these kinds as the website’s own from now on. */
export function withOwnKinds(sources: FactSources | undefined, kinds: readonly FactKind[]): FactSources {
  return { ...sources, ...Object.fromEntries(kinds.map((kind) => [kind, 'own' as const])) };
}
