import type { Changes } from '#shared/contract/changes.ts';

export const SUGGESTION_KINDS = ['price', 'wording', 'photo', 'place', 'promote'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Of a month, in units of the currency. */
export type MoneyRange = { low: number; high: number };

/** Something that may be done with one item, as it goes over the wire. */
export type Suggestion = {
  /** The same for the same suggestion, whenever it is asked for. */
  id: string;
  kind: SuggestionKind;
  item: string;
  title: string;
  reason: string;
  /** More profit a month; null without sales. */
  profit: MoneyRange | null;
  revenue: MoneyRange | null;
  /** How the range was found. */
  formula: string;
  /** Where the assumption comes from; null for our own. */
  source: { name: string; url: string } | null;
  /** What the menu would change; null where the owner has to give something first, or the menu is not the profile's. */
  changes: Changes | null;
  /** What the owner gives: the path of the profile that it goes to. */
  wants: string | null;
  before: string;
  after: string;
  /** For `promote`: what the form of an ad or a text is filled with. */
  offer: { words: string; code: string } | null;
};
