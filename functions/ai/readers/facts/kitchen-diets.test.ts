import { expect, test } from 'vitest';
import { fold } from '#functions/platform/ai/fold.ts';
import { kitchenDiets } from './kitchen-diets.ts';

const diets = (clause: string) =>
  kitchenDiets(fold(clause), { start: 0, end: clause.length }).map(({ diet }) => diet);

test.each([
  ['Everything is vegan.', ['vegan']],
  ['fully vegan and gluten free', ['vegan', 'gluten_free']],
  ['We are a 100% halal kitchen', ['halal']],
  ['Certified kosher.', ['kosher']],
  ['100% gluten free kitchen', ['gluten_free']],
  ['Unsere Küche ist komplett vegan', ['vegan']],
  ['ristorante 100% vegano', ['vegan']],
  ['Somos un restaurante vegetariano', ['vegetarian']],
  ['osteria vegetariana a bologna', ['vegetarian']],
  ['Shree Annapurna is pure veg restaurant', ['vegetarian']],
])('a diet of the whole kitchen is read: %j', (clause, expected) => expect(diets(clause)).toEqual(expected));

test.each([
  'All our pizzas can be vegan but we are not a vegan place',
  'not pure veg',
  'auch vegetarisch',
  'Almost everything is vegan.',
  'Vegan options available.',
  'Our vegan burger is popular.',
  'some halal options',
  'our chicken is halal',
  'Kosher style (not certified kosher)',
])('an option, a single dish, or a denial is not read: %j', (clause) => expect(diets(clause)).toEqual([]));
