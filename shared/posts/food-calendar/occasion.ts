import type { DateRule } from './date-rule.ts';

/** Languages in which occasions have a name. */
export const OCCASION_LANGUAGES = ['en', 'es', 'fr', 'it', 'de'] as const;
export type OccasionLanguage = (typeof OCCASION_LANGUAGES)[number];

/** A day that a restaurant can write about. */
export type Occasion = {
  /** Stored and on the wire; never changes. */
  id: string;
  /** A food day wants a dish that it is about; a holiday wants people at a table. */
  kind: 'food_day' | 'holiday';
  rule: DateRule;
  /** ISO 3166-1 alpha-2; `everywhere` where no country owns it. */
  regions: readonly string[] | 'everywhere';
  names: Readonly<Record<OccasionLanguage, string>>;
  /** Of a food day: words in a dish's name or heading (folded) that it is about. Of a holiday: cuisines that keep it. */
  about?: RegExp;
  /** Many houses close then: their ordinary hours say nothing of that day. */
  isOftenClosed?: boolean;
  /** On how many days from its date, where it is more than one. */
  closedDays?: number;
  source: string;
  asOf: string;
};

/** Names of one occasion in the order of `OCCASION_LANGUAGES`, parted by `|`. */
export function namesOf(written: string): Occasion['names'] {
  const [en = '', es = en, fr = en, it = en, de = en] = written.split('|');
  return { en, es, fr, it, de };
}

/** A day such as `2-9` (February 9), or `10-1-2`: month, which one, which weekday (Sunday as 0; `l` is the last). */
export function ruleOf(written: string): DateRule {
  const [month = 1, second = 1, weekday] = written
    .split('-')
    .map((part) => (part === 'l' ? -1 : Number(part)));
  return weekday === undefined ? { month, day: second } : { month, nth: second, weekday };
}
