import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** All that a text may state. */
export type FactSource = {
  /** BCP 47 of the text; empty text where it is unknown. */
  language: string;
  /** What the house and its page are called. A name states nothing: "Lobster House" sells no lobster for that. */
  names: readonly string[];
  /** The record of the restaurant, where the call has one. */
  profile?: RestaurantProfile;
  /** What this call carries itself, in its owner's words: an offer, a dish, a place. */
  said: readonly string[];
  /** When the house opens on the days that are spoken of, where there is no profile. 24 h; `closes` null: not known. */
  open?: readonly { opens: string; closes: string | null }[];
};

/** What a finding is about. */
export const FACT_KINDS = [
  'price',
  'phone',
  'time',
  'date',
  'address',
  'dish',
  'allergen',
  'award',
  'review',
  'number',
  'web',
  'name',
  'claim',
  /** A reference of a model that the record does not have, or that stands beside something else. */
  'reference',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Something that a text states and its source does not hold. `words` as they stand in the text. */
export type FactFinding = { kind: FactKind; words: string };
