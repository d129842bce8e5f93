import { expect, test } from 'vitest';
import { fold } from '#functions/platform/ai/fold.ts';
import { wholeKitchenDiets } from './whole-kitchen-diets.ts';

const diets = (clause: string) =>
  wholeKitchenDiets(fold(clause), { start: 0, end: clause.length }).map(({ diet }) => diet);

test.each([
  ['Shree Annapurna is pure veg restaurant', ['vegetarian']],
  ['cocina 100% vegana y sin gluten en Valencia', ['vegan', 'gluten_free']],
  ['fully vegan and gluten free', ['vegan', 'gluten_free']],
  ['osteria vegetariana a bologna (non vegana, usiamo burro)', ['vegetarian']],
  ['100% gluten free kitchen', ['gluten_free']],
  ['we do kosher deli food, under the supervision of the OU', ['kosher']],
])('a rule of the whole kitchen: %j', (clause, expected) => expect(diets(clause)).toEqual(expected));

test.each(['All our pizzas can be vegan but we are not a vegan place', 'not pure veg', 'auch vegetarisch'])(
  'no rule of the whole kitchen: %j',
  (clause) => expect(diets(clause)).toEqual([]),
);
