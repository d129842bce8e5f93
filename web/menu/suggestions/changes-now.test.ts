import { expect, test } from 'vitest';
import { emptyDish } from '#shared/profile/menu.ts';
import { changesNow } from './changes-now.ts';

const dishes = [
  { ...emptyDish('Soup'), course: 'Starters' },
  { ...emptyDish('Ribeye'), course: 'Mains', price: '$38', amount: 38 },
  { ...emptyDish('Trout'), course: 'Mains' },
];
const price = {
  kind: 'price' as const,
  item: 'ribeye',
  changes: { 'dishes[0].price': '$39', 'dishes[0].amount': 39 },
  wants: null,
  before: '$38',
};
const given = {
  kind: 'wording' as const,
  item: 'Trout',
  changes: null,
  wants: 'dishes[9].description',
  before: '',
};
const place = {
  kind: 'place' as const,
  item: 'Trout',
  changes: { 'dishes.move_index': { from: 5, to: 4 } },
  wants: null,
  before: '',
};

test('a suggestion is applied to the dish’s current place', () => {
  expect(changesNow(price, { dishes })).toEqual({ 'dishes[1].price': '$39', 'dishes[1].amount': 39 });
  expect(changesNow(given, { dishes }, 'With lemon')).toEqual({ 'dishes[2].description': 'With lemon' });
  expect(changesNow(place, { dishes })).toEqual({ 'dishes.move_index': { from: 2, to: 1 } });
});

test('a menu that has changed isn’t modified', () => {
  const [soup, ribeye, trout] = dishes as [(typeof dishes)[0], (typeof dishes)[0], (typeof dishes)[0]];
  expect(changesNow(price, { dishes: [soup, { ...ribeye, price: '$40' }] })).toBeUndefined();
  expect(changesNow(price, { dishes: [soup] })).toBeUndefined();
  expect(changesNow(place, { dishes: [soup, trout, ribeye] })).toBeUndefined();
});

test('of two dishes that differ only by a number, the right one is changed', () => {
  const wings = [
    { ...emptyDish('6-Piece Wings'), price: '$7', amount: 7 },
    { ...emptyDish('12-Piece Wings'), price: '$13', amount: 13 },
  ];
  const raised = {
    ...price,
    item: '12-Piece Wings',
    changes: { 'dishes[0].price': '$13.50' },
    before: '$13',
  };
  expect(changesNow(raised, { dishes: wings })).toEqual({ 'dishes[1].price': '$13.50' });
});

const burger = (menu: string, amount: number) => ({
  ...emptyDish('Burger'),
  menu,
  course: 'Mains',
  price: `$${amount}`,
  amount,
});
const raisedTwice = {
  kind: 'price' as const,
  item: 'Burger',
  changes: {
    'dishes[0].price': '$13',
    'dishes[0].amount': 13,
    'dishes[7].price': '$25',
    'dishes[7].amount': 25,
  },
  wants: null,
  before: '$12 (Lunch), $24 (Dinner)',
};

test('a dish on two menus gets both prices changed in their current places', () => {
  const moved = [{ ...emptyDish('Soup') }, burger('Lunch', 12), burger('Dinner', 24)];
  expect(changesNow(raisedTwice, { dishes: moved })).toEqual({
    'dishes[1].price': '$13',
    'dishes[1].amount': 13,
    'dishes[2].price': '$25',
    'dishes[2].amount': 25,
  });
});

test.each([
  ['one price is another now', [burger('Lunch', 12), burger('Dinner', 26)]],
  ['one of them is gone', [burger('Lunch', 12)]],
  ['the menus have changed places', [burger('Dinner', 24), burger('Lunch', 12)]],
])('nothing changes if %s', (_, dishes) => expect(changesNow(raisedTwice, { dishes })).toBeUndefined());

test('each place without a description gets one', () => {
  const wording = {
    kind: 'wording' as const,
    item: 'Burger',
    changes: null,
    wants: 'dishes[0].description',
    before: '',
  };
  const described = {
    ...burger('Brunch', 13),
    description: 'Dry-aged beef, cheddar, pickles and our own bun',
  };
  const menu = [burger('Lunch', 12), described, burger('Dinner', 24)];
  expect(changesNow(wording, { dishes: menu }, 'With cheddar')).toEqual({
    'dishes[0].description': 'With cheddar',
    'dishes[2].description': 'With cheddar',
  });
});
