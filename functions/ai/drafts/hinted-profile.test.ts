import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { cuisineIdOf } from '../library/cuisine-of.ts';
import { hintedProfile } from './hinted-profile.ts';

test.each([
  ['Veganes Restaurant in München', 'vegan'],
  ['Griechisches Restaurant in Ulm', 'greek'],
  ['Fischrestaurant in Kiel', 'seafood'],
  ['Restaurante griego en Sevilla', 'greek'],
  ['Wirtshaus in Salzburg', 'german'],
  ['Gaststätte in Ulm', 'german'],
  ['Amerikanisches Restaurant in Wien', 'american'],
  ['Ristorante di sushi a Milano', 'sushi'],
  ['Ristorante cinese a Roma', 'chinese'],
  ['Ristorante di pesce a Bari', 'seafood'],
  ['Ristorante a Lucca', 'italian'],
  ['Bistrot vegano a Milano', 'vegan'],
  ['Bistrot à Lyon', 'french'],
  ['Restaurant in Ulm', 'pizzeria'],
])('a cuisine the owner states wins over the name: %s', (identity, cuisine) => {
  expect(cuisineIdOf(hintedProfile(emptyProfile('Pizza Bella'), identity))).toBe(cuisine);
});
