import type { Changes } from '#shared/contract/changes.ts';

export const SUGGESTION_KINDS = ['price', 'wording', 'photo', 'place', 'promote'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Per month, in units of the currency. */
export type MoneyRange = { low: number; high: number };

/** A suggested change for one item, as sent to clients. */
export type Suggestion = {
  /** The same for the same suggestion each time. */
  id: string;
  kind: SuggestionKind;
  item: string;
  title: string;
  reason: string;
  /** Additional profit per month; null without sales. */
  profit: MoneyRange | null;
  revenue: MoneyRange | null;
  /** How the range is calculated. */
  formula: string;
  /** The source of the assumption; null for our own. */
  source: { name: string; url: string } | null;
  /** The profile change; null if the owner has to provide something first, or if the menu isn’t from the profile. */
  changes: Changes | null;
  /** The profile path of what the owner provides. */
  wants: string | null;
  before: string;
  after: string;
  /** For `promote`: values for the form of an ad or text. */
  offer: { words: string; code: string } | null;
};
