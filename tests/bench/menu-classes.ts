import { countClasses, SYNTHETIC_MONTHS } from '#tests/builders/synthetic-sales.ts';
import { type Bench, rounded } from './bench-figure.ts';

/** For each number of items and each spread of sales. */
const RESTAURANTS = 200;

/** The share of claimed classes that are right, on sales drawn from restaurants with known classes. */
export const menuClasses: Bench = {
  name: 'menu-classes',
  measure: async () =>
    SYNTHETIC_MONTHS.map((month) => {
      const { all, claimed, right, near, nearClaimed } = countClasses(month, RESTAURANTS);
      return {
        name: `claimed menu classes that are right: ${month.what}`,
        value: rounded(right / claimed),
        limit: 0.95,
        bound: 'at least' as const,
        detail: `${right} of ${claimed} claimed; ${all - claimed} of ${all} unclaimed, including ${near - nearClaimed} of ${near} within 2% of a boundary`,
      };
    }),
};
