import type { DateRule } from './date-rule.ts';

/** Languages in which occasions have a name. */
export const OCCASION_LANGUAGES = ['en', 'es', 'fr', 'it', 'de'] as const;
export type OccasionLanguage = (typeof OCCASION_LANGUAGES)[number];

/** An occasion for posts. */
export type Occasion = {
  /** Stored and public; never changes. */
  id: string;
  /** A food day needs a matching dish; a holiday needs tables. */
  kind: 'food_day' | 'holiday';
  rule: DateRule;
  /** ISO 3166-1 alpha-2; `everywhere` if it belongs to no country. */
  regions: readonly string[] | 'everywhere';
  names: Readonly<Record<OccasionLanguage, string>>;
  /** For a food day: folded words of matching dish names or headings. For a holiday: cuisines that observe it. */
  about?: RegExp;
  /** Many restaurants close, so regular hours don’t apply. */
  isOftenClosed?: boolean;
  /** The number of days from its date, if more than one. */
  closedDays?: number;
  source: string;
  asOf: string;
};

/** Names of one occasion in the order of `OCCASION_LANGUAGES`, separated by `|`. */
export function namesOf(written: string): Occasion['names'] {
  const [en = '', es = en, fr = en, it = en, de = en] = written.split('|');
  return { en, es, fr, it, de };
}

/** A date such as `2-9` (February 9), or `10-1-2`: month, week, weekday (Sunday is 0; week `l` is the last). */
export function ruleOf(written: string): DateRule {
  const [month = 1, second = 1, weekday] = written
    .split('-')
    .map((part) => (part === 'l' ? -1 : Number(part)));
  return weekday === undefined ? { month, day: second } : { month, nth: second, weekday };
}
