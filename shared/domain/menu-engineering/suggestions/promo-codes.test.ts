import { expect, test } from 'vitest';
import { promoCodes } from './promo-codes.ts';

test.each([
  [
    ['Grilled Salmon', 'Grilled Chicken', 'Grilled Cheese'],
    ['GRILLED10', 'CHICKEN10', 'CHEESE10'],
  ],
  [
    ['Pizza', 'Pizza 2', 'Pizza 3'],
    ['PIZZA10', 'PIZZAB10', 'PIZZAC10'],
  ],
  [
    ['麻婆豆腐', '宮保雞丁', '擔擔麵'],
    ['MENU10', 'MENUB10', 'MENUC10'],
  ],
  [
    ['Crème Brûlée', 'Pho Bo', 'Sandwich 1', 'Sandwich 2'],
    ['CREME10', 'PHO10', 'SANDWICH10', 'SANDWICB10'],
  ],
])('%j have codes of their own', (names, codes) => {
  expect([...promoCodes(names, 10).values()]).toEqual(codes);
});
