import { expect, test } from 'vitest';
import { promoCodes } from './promo-codes.ts';

const codesOf = (names: readonly string[], all: readonly string[] = names) => {
  const codes = promoCodes(names, { percentOff: 10, all });
  return names.map((name) => codes.get(name));
};

test.each([
  [
    ['Grilled Salmon', 'Grilled Chicken', 'Grilled Cheese'],
    ['SALMON10', 'CHICKEN10', 'CHEESE10'],
  ],
  [
    ['Pizza', 'Pizza 2', 'Pizza 3'],
    ['PIZZA10', 'PIZZAB10', 'PIZZAC10'],
  ],
  [
    ['麻婆豆腐', '宮保雞丁'],
    ['MENUB10', 'MENU10'],
  ],
  [
    ['Crème Brûlée', 'Pho Bo', 'Sandwich 1', 'Sandwich 2'],
    ['CREME10', 'PHO10', 'SANDWICH10', 'SANDWICB10'],
  ],
])('%j have different codes', (names, codes) => expect(codesOf(names)).toEqual(codes));

test('an item keeps its code, whatever else is promoted', () => {
  const menu = ['Grilled Duck', 'Grilled Squid', 'Squid Ink Risotto', 'Soup'];
  expect(codesOf(['Grilled Duck', 'Squid Ink Risotto'], menu)).toEqual(['DUCK10', 'RISOTTO10']);
  expect(codesOf(['Squid Ink Risotto', 'Soup', 'Grilled Duck'], menu)).toEqual([
    'RISOTTO10',
    'SOUP10',
    'DUCK10',
  ]);
});
