import { expect, test } from 'vitest';
import { courseFamilyOf } from './typical-costs.ts';

test.each([
  ['Beer-Battered Cod', 'Mains', 'main'],
  ['Penne alla Vodka', '', 'pizza_or_pasta'],
  ['Bourbon Chicken', '', 'main'],
  ['Red Wine Braised Short Rib', 'Mains', 'main'],
  ['Coq au Vin', '', 'main'],
  ['Champagne Risotto', '', 'main'],
  ['Crab Cakes', '', 'steak_or_seafood'],
  ['Sweet and Sour Chicken', '', 'main'],
  ['Tea-Smoked Duck', '', 'steak_or_seafood'],
  ['Sparkling Water', '', 'soft_drink'],
  ['Root Beer', '', 'soft_drink'],
  ['House Red Wine', '', 'wine'],
  ['Chocolate Cake', '', 'dessert'],
  ['Gelato al pistacchio', '', 'dessert'],
  ['Ribeye', 'Mains', 'steak_or_seafood'],
  ['Bruschetta', 'Starters & Sweets', 'starter'],
  ['Ham Crepe', 'Sweet & Savory Crepes', 'main'],
])('%s of “%s” has the typical cost of a %s', (name, course, family) => {
  expect(courseFamilyOf({ name, course })).toBe(family);
});
