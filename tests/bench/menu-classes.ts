import { countClasses, SYNTHETIC_MONTHS } from '#tests/builders/synthetic-sales.ts';
import { type Bench, rounded } from './bench-figure.ts';

/** Of each number of items and each spread of their sales. */
const HOUSES = 200;

/** How many of the classes that are claimed are the true ones, over sales drawn from houses that are known. */
export const menuClasses: Bench = {
  name: 'menu-classes',
  measure: async () =>
    SYNTHETIC_MONTHS.map((month) => {
      const { all, claimed, right, near, nearClaimed } = countClasses(month, HOUSES);
      return {
        name: `classes of menu items that are right where one is claimed: ${month.what}`,
        value: rounded(right / claimed),
        limit: 0.95,
        bound: 'at least' as const,
        detail: `${right} of ${claimed} claimed; ${all - claimed} of ${all} items abstain, of those within 2 % of a cut ${near - nearClaimed} of ${near}`,
      };
    }),
};
