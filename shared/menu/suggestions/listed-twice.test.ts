import { expect, test } from 'vitest';
import { analyzeMenu } from '#shared/menu/analyze-menu.ts';
import { menuItemsOf } from '#shared/menu/menu-item.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import { type Dish, emptyDish } from '#shared/profile/menu.ts';

const dish = (menu: string, name: string, amount: number, more: Partial<Dish> = {}): Dish => ({
  ...emptyDish(name),
  menu,
  course: 'Mains',
  price: `$${amount}`,
  amount,
  ...more,
});
const LUNCH = [dish('Lunch', 'Soup', 8), dish('Lunch', 'Burger', 12)];
const DINNER = [
  dish('Dinner', 'Ribeye', 38),
  dish('Dinner', 'Trout', 30),
  dish('Dinner', 'Duck', 34),
  dish('Dinner', 'Burger', 24),
];

const sold = (name: string, count: number, price: number, cost: number) => ({
  name,
  till_names: [name],
  cells: [
    {
      channel: 'dine_in' as const,
      daypart: 'unknown' as const,
      sold: count,
      revenue: count * price,
      cost: count * cost,
    },
  ],
});
const SALES: MenuSales = {
  from: null,
  to: null,
  days: 30.4,
  dispersion: 1,
  items: [
    sold('Burger', 1_200, 14, 6),
    sold('Ribeye', 900, 38, 14),
    sold('Duck', 90, 34, 9),
    sold('Trout', 800, 30, 12),
    sold('Soup', 100, 8, 3),
  ],
};
const suggestions = (dishes: readonly Dish[]) =>
  analyzeMenu({ menu: menuItemsOf(dishes), sales: SALES, currency: 'USD' }).suggestions;
const found = (dishes: readonly Dish[], id: string) =>
  suggestions(dishes).find((suggestion) => suggestion.id === id);

test('the price of a dish in two menus is raised in each', () => {
  expect(found([...LUNCH, ...DINNER], 'price:burger')).toMatchObject({
    title: 'Raise the price of Burger to $13 (Lunch), $25 (Dinner)',
    reason: expect.stringContaining(
      'It’s on your menu twice (Lunch, Dinner), and its sales include every listing. We’d change all of them.',
    ),
    before: '$12 (Lunch), $24 (Dinner)',
    after: '$13 (Lunch), $25 (Dinner)',
    changes: {
      'dishes[1].price': '$13',
      'dishes[1].amount': 13,
      'dishes[5].price': '$25',
      'dishes[5].amount': 25,
    },
  });
});

test('equal suggestions are stated once', () => {
  const same = DINNER.map((each) => (each.name === 'Burger' ? dish('Dinner', 'Burger', 12) : each));
  expect(found([...LUNCH, ...same], 'price:burger')).toMatchObject({ before: '$12', after: '$13' });
});

test('a menu without its own price stays unchanged', () => {
  const unpriced = DINNER.map((each) =>
    each.name === 'Burger' ? { ...each, price: 'MP', amount: null } : each,
  );
  const { reason, changes } = found([...LUNCH, ...unpriced], 'price:burger') ?? {};
  expect(reason).toContain('We’d change 1 of them');
  expect(Object.keys(changes ?? {})).toEqual(['dishes[1].price', 'dishes[1].amount']);
});

test('a dish moves within the course of its menu', () => {
  expect(found([...LUNCH, ...DINNER], 'place:duck')).toMatchObject({
    title: 'Move Duck to the top of Dinner, Mains',
    before: '3rd of 4 in Dinner, Mains',
    changes: { 'dishes.move_index': { from: 4, to: 2 } },
  });
});

test('a price per person says so wherever it is shown', () => {
  const perPerson = [
    dish('', 'Soup', 8),
    dish('', 'Burger', 12, { is_per_person: true }),
    ...DINNER.slice(0, 3),
  ];
  expect(found(perPerson, 'price:burger')).toMatchObject({
    title: 'Raise the price of Burger to $13 per person',
    before: '$12 per person',
    after: '$13 per person',
    changes: { 'dishes[1].price': '$13', 'dishes[1].amount': 13 },
  });
});

test('a price that already says it doesn’t repeat it', () => {
  const said = [
    dish('', 'Soup', 8),
    dish('', 'Burger', 12, { is_per_person: true, price: '$12pp' }),
    ...DINNER.slice(0, 3),
  ];
  expect(found(said, 'price:burger')).toMatchObject({ before: '$12pp', after: '$13pp' });
});

test('no two promoted dishes share a code', () => {
  const names = ['Grilled Trout', 'Grilled Duck', 'Grilled Ribeye', 'Burger', 'Soup'];
  const items = SALES.items.map((item, index) => ({ ...item, name: names[index] ?? item.name }));
  const menu = menuItemsOf(names.map((name, index) => dish('', name, [14, 38, 34, 30, 8][index] ?? 9)));
  const analysis = analyzeMenu({ menu, sales: { ...SALES, items }, currency: 'USD' });
  const codes = analysis.suggestions.flatMap(({ offer }) => (offer === null ? [] : [offer.code]));
  expect(codes.length).toBeGreaterThan(1);
  expect(new Set(codes).size).toBe(codes.length);
  const { recommended_campaigns } = analysis.promotional_strategies;
  expect(codes).toEqual(expect.arrayContaining(recommended_campaigns.map(({ offer }) => offer.code)));
});
