import { expect, test } from 'vitest';
import { matchNames } from './match-names.ts';

const MENU = ['Margherita Pizza', 'Crème Brûlée', 'Fish & Chips', 'Cheeseburger', 'House Red', 'House White'];
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
  ['Burger', 'Cheeseburger'],
])('%s may be %s: the owner is asked', (name, menuName) =>
  expect(matchOf(name)).toEqual({ kind: 'near', menuName }),
);

test.each(['Espresso', 'Gift card', '???', 'Delivery fee'])('%s is none of them', (name) =>
  expect(matchOf(name)).toEqual({ kind: 'none' }),
);

test('what was confirmed before is not asked again', () => {
  const known = new Map([['HSE RD', 'House Red']]);
  expect(matchOf('HSE RD', known)).toEqual({ kind: 'same', menuName: 'House Red' });
});
