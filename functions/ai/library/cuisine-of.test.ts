import { expect, test } from 'vitest';
import { cuisineIdOf } from './cuisine-of.ts';

test.each([
  ['Restaurante caribeño', 'caribbean'],
  ['Comida cubana', 'caribbean'],
  ['Comida salvadoreña', 'latin'],
  ['Cocina latinoamericana', 'latin'],
  ['Parrilla argentina', 'argentinian'],
  ['Parrilla', 'steakhouse'],
  ['Antojitos mexicanos', 'mexican'],
  ['Carnes ahumadas', 'bbq'],
  ['Comida americana', 'american'],
  ['Paletería', 'icecream'],
  ['Latin American restaurant', 'latin'],
  ['American diner', 'diner'],
])('%s has the copy of the cuisine %s', (kind, cuisine) => {
  expect(cuisineIdOf({ kind, cuisines: [], name: '' })).toBe(cuisine);
});
