import { type DateRule, ruleOf } from './date-rule.ts';

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

/**
 * Reads a table of occasions, two lines for each: `id | rule | countries | words`, and its names in the order of
 * `OCCASION_LANGUAGES`, or one name for all. Countries are separated by spaces (`*`: everywhere).
 */
export function occasionsOf(kind: Occasion['kind'], source: string, table: string): Occasion[] {
  const lines = table.trim().split('\n');
  return lines.flatMap((line, at): Occasion[] => {
    if (at % 2 === 1) return [];
    const [id = '', rule = '', regions = '', words] = line.split(' | ');
    const [en = '', es = en, fr = en, it = en, de = en] = (lines[at + 1] ?? '').trim().split(' | ');
    const about = words === undefined ? {} : { about: new RegExp(words) };
    const places = regions === '*' ? ('everywhere' as const) : regions.split(' ');
    const names = { en, es, fr, it, de };
    return [{ id, kind, rule: ruleOf(rule), regions: places, names, ...about, source, asOf: '2026-11-22' }];
  });
}
