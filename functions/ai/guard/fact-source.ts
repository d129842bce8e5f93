import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** All that a text may state. */
export type FactSource = {
  /** BCP 47 of the text; empty text where it is unknown. */
  language: string;
  /** What the restaurant and its page are called. A name states nothing: "Lobster House" sells no lobster for that. */
  names: readonly string[];
  /** The record of the restaurant, where the call has one. */
  profile?: RestaurantProfile;
  /** What this call carries itself, in its owner's words: an offer, a dish, a place. */
  said: readonly string[];
};

/** What a finding is about. */
export type FindingKind =
  | 'email'
  | 'link'
  | 'phone'
  | 'date'
  | 'time'
  | 'price'
  | 'number'
  | 'name'
  /** A statement that needs proof. */
  | 'claim'
  /** A reference by a model that the record doesn’t have, or that’s used for something else. */
  | 'reference'
  /** HTML. */
  | 'markup'
  /** A sentence of the prompt. */
  | 'prompt';

/** Something that a text states and its source doesn’t have. `words`: quoted from the text. */
export type Finding = { kind: FindingKind; words: string };

/** Where in a text: offsets in UTF-16 units. */
export type Placed<Thing> = Thing & { start: number; end: number };

/** The record as texts. Apart: what may be said of one dish alone, and holds for no other. */
export type SourceTexts = { house: string[]; parts: string[] };

export function textsOf({ profile, said, names }: FactSource): SourceTexts {
  const own = said.filter((text) => !names.includes(text));
  if (profile === undefined) return { house: own, parts: [] };
  const { name: _, monthly_revenue: __, time_zone: ___, languages: ____, ...printed } = profile;
  const { dishes, menus, story, house_notes, people, ...house } = printed;
  return {
    house: [...own, ...leavesOf(house)],
    parts: leavesOf({ dishes, menus, story, house_notes, people }),
  };
}

/** Every text and number in a value. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
