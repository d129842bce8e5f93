import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** What a text may state. */
export type FactSource = {
  /** BCP 47 of the text; empty if unknown. */
  language: string;
  /** Names of the restaurant and its page. They claim nothing: "Lobster House" may not sell lobster. */
  names: readonly string[];
  /** The restaurant’s profile, if the call has one. */
  profile?: RestaurantProfile;
  /** The owner’s words in this call: an offer, a dish, a place. */
  said: readonly string[];
  /** A guest’s words: they prove names and numbers, and no claim. */
  quoted?: string;
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
  /** A model’s reference that the profile doesn’t have, or that the text uses for something else. */
  | 'reference'
  /** HTML. */
  | 'markup'
  /** A sentence copied from the prompt. */
  | 'prompt';

/** Something that a text states and its source doesn’t. `words`: quoted from the text. */
export type Finding = { kind: FindingKind; words: string };

/** A range in a text: offsets in UTF-16 units. */
export type Placed<Thing> = Thing & { start: number; end: number };

/** The profile as texts. `parts`: texts that may be about one dish alone, so that their claims hold for no other. */
export type SourceTexts = { restaurant: string[]; parts: string[] };

export function textsOf({ profile, said, names }: FactSource): SourceTexts {
  const own = said.filter((text) => !names.includes(text));
  if (profile === undefined) return { restaurant: own, parts: [] };
  const { name: _, monthly_revenue: __, time_zone: ___, languages: ____, ...printed } = profile;
  const { dishes, menus, story, house_notes, people, ...restaurant } = printed;
  return {
    restaurant: [...own, ...leavesOf(restaurant)],
    parts: leavesOf({ dishes, menus, story, house_notes, people }),
  };
}

/** All texts and numbers in a value. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
