import { expect, test } from 'vitest';
import { matchNames } from './match-names.ts';

const MENU = [
  'Margherita Pizza',
  'Crème Brûlée',
  'Fish & Chips',
  'Cheeseburger',
  'House Red',
  'House White',
  'Beef Burrito',
  'Chicken Curry',
  'Chickpea Curry',
  '6-Piece Wings',
  'Caesar Salad',
];
const matchOf = (name: string, known?: Map<string, string>) => matchNames([name], MENU, known)[0];

test.each([
  ['MARGHERITA PIZZA', 'Margherita Pizza'],
  ['Creme Brulee', 'Crème Brûlée'],
  ['Fish and Chips', 'Fish & Chips'],
  ['104 - Cheeseburger', 'Cheeseburger'],
])('%s is %s', (name, menuName) => expect(matchOf(name)).toEqual({ kind: 'same', menuName }));

test.each([
  ['Marg Pizza', 'Margherita Pizza'],
  ['Pizza Margherita', 'Margherita Pizza'],
  ['Cheeseburgers', 'Cheeseburger'],
  ['Fish n Chips (L)', 'Fish & Chips'],
  ['Margarita Pizza', 'Margherita Pizza'],
  ['Cheese Burger', 'Cheeseburger'],
  ['Beef Burr', 'Beef Burrito'],
  ['Ceasar Salad', 'Caesar Salad'],
  ['Salad, Caesar', 'Caesar Salad'],
])('%s may be %s: the owner is asked', (name, menuName) =>
  expect(matchOf(name)).toEqual({ kind: 'near', menuName }),
);

test.each([
  'Espresso',
  'Gift card',
  '???',
  'Delivery fee',
  'Burger',
  'Bean Burrito',
  'Beet Burrito',
  'House',
  'House Rose',
  'Half Beef Burrito',
  '12-Piece Wings',
  'Fish Tacos',
  'Chicken Caesar Salad',
  'Margherita Pizza Slice',
])('%s matches none', (name) => expect(matchOf(name)).toEqual({ kind: 'none' }));

test('an ambiguous name is left to the owner', () => {
  expect(matchOf('Chick Curry')).toEqual({ kind: 'none' });
  expect(matchOf('Chicken Curries')).toEqual({ kind: 'near', menuName: 'Chicken Curry' });
});

test('a confirmed name isn’t asked about again', () => {
  const known = new Map([['HSE RD', 'House Red']]);
  expect(matchOf('HSE RD', known)).toEqual({ kind: 'same', menuName: 'House Red' });
});
