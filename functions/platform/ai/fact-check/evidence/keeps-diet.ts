import type { StatedClaim } from '../claims.ts';
import type { KnownDish } from '../known-dishes.ts';

type Diet = Pick<StatedClaim, 'concept' | 'isDenied'>;

/** Whether the record says a diet of a dish, or a diet that holds it. */
export const keepsDiet = (dish: KnownDish, { concept, isDenied }: Diet): boolean =>
  (!isDenied && dish.diets.has(concept)) ||
  (!isDenied && concept === 'vegetarian' && dish.diets.has('vegan')) ||
  [dish.statement, ...dish.notes].some(({ claims }) =>
    claims.some(
      (one) => one.isDenied === isDenied && (one.concept === concept || one.implies.includes(concept)),
    ),
  );
