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

test('a suggestion is applied to the dish where it stands now', () => {
  expect(changesNow(price, { dishes })).toEqual({ 'dishes[1].price': '$39', 'dishes[1].amount': 39 });
  expect(changesNow(given, { dishes }, 'With lemon')).toEqual({ 'dishes[2].description': 'With lemon' });
  expect(changesNow(place, { dishes })).toEqual({ 'dishes.move_index': { from: 2, to: 1 } });
});

test('a menu that has become another one is not changed', () => {
  const [soup, ribeye, trout] = dishes as [(typeof dishes)[0], (typeof dishes)[0], (typeof dishes)[0]];
  expect(changesNow(price, { dishes: [soup, { ...ribeye, price: '$40' }] })).toBeUndefined();
  expect(changesNow(price, { dishes: [soup] })).toBeUndefined();
  expect(changesNow(place, { dishes: [soup, trout, ribeye] })).toBeUndefined();
});

test('of two dishes that are told apart by a number alone, the one that is meant is changed', () => {
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
