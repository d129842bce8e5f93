import { dateInYear } from './date-rule.ts';
import { toFoodDay } from './food-day.ts';
import { US_FOOD_DAYS_FROM_JULY } from './food-days-us-from-july.ts';
import { US_FOOD_DAYS_TO_JUNE } from './food-days-us-to-june.ts';
import { WORLD_FOOD_DAYS } from './food-days-world.ts';
import { toHoliday } from './holiday.ts';
import { HOLIDAYS } from './holidays.ts';
import { MOVING_HOLIDAYS } from './moving-holidays.ts';
import type { Occasion } from './occasion.ts';

export const OCCASIONS: readonly Occasion[] = [
  ...[...HOLIDAYS, ...MOVING_HOLIDAYS].map(toHoliday),
  ...[...US_FOOD_DAYS_TO_JUNE, ...US_FOOD_DAYS_FROM_JULY, ...WORLD_FOOD_DAYS].map(toFoodDay),
];

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
