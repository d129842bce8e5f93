import { dateInYear } from './date-rule.ts';
import { FOOD_DAYS } from './food-days.ts';
import { HOLIDAYS } from './holidays.ts';
import type { Occasion } from './occasion.ts';

export const OCCASIONS: readonly Occasion[] = [...HOLIDAYS, ...FOOD_DAYS];

/** An occasion on its day, as an ISO date. */
export type DatedOccasion = { occasion: Occasion; date: string };

type Span = {
  /** ISO dates, inclusive. */
  from: string;
  to: string;
  /** ISO 3166-1 alpha-2; empty text if unknown, which means occasions everywhere. */
  region: string;
};

/** The occasions of a country in these days, in calendar order. */
export function occasionsBetween({ from, to, region }: Span): DatedOccasion[] {
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))];
  return OCCASIONS.filter(({ regions }) => regions === 'everywhere' || regions.includes(region))
    .flatMap((occasion) =>
      years.flatMap((year) => {
        const date = dateInYear(occasion.rule, year);
        return date !== undefined && date >= from && date <= to ? [{ occasion, date }] : [];
      }),
    )
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
