import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyzeMenu } from './analyze-menu.ts';
import type { MenuItem } from './menu-item.ts';
import type { MenuSales } from './sales/menu-sales.ts';
import { raisedPrice } from './suggestions/raised-price.ts';

const aMenuItem = (
  place: number,
  name: string,
  price: number | null,
  more: Partial<MenuItem> = {},
): MenuItem => ({
  name,
  course: 'Mains',
  priceText: price === null ? '' : `$${price}`,
  price,
  description: '',
  hasPhoto: false,
  place,
  ...more,
});

const MENU = [
  aMenuItem(0, 'Burger', 14),
  aMenuItem(1, 'Ribeye', 38),
  aMenuItem(2, 'Duck Confit', 34),
  aMenuItem(3, 'Lentil Bowl', 12),
  aMenuItem(4, 'Chicken', 18),
];

const sold = (name: string, count: number, price: number, cost: number | null) => ({
  name,
  till_names: [name],
  cells: [
    {
      channel: 'dine_in' as const,
      daypart: 'dinner' as const,
      sold: count,
      revenue: count * price,
      cost: cost === null ? null : count * cost,
    },
  ],
});

const SALES: MenuSales = {
  from: '2026-09-01',
  to: '2026-09-30',
  days: 30.4,
  dispersion: 1,
  items: [
    sold('Burger', 1200, 14, 6),
    sold('Ribeye', 900, 38, 14),
    sold('Duck Confit', 90, 34, 9),
    sold('Lentil Bowl', 100, 12, 4),
    sold('Chicken', 600, 18, 5.5),
  ],
};

test('sales classify items, with margins from given costs', () => {
  const { item_performance, basis } = analyzeMenu({ menu: MENU, sales: SALES, currency: 'USD' });
  const names = (list: keyof typeof item_performance) => item_performance[list].map(({ name }) => name);
  expect(basis).toBe('sales');
  expect(names('high_performers')).toEqual(['Ribeye']);
  expect(names('hidden_gems')).toEqual(['Duck Confit']);
  expect(names('underperformers').sort()).toEqual(['Burger', 'Chicken', 'Lentil Bowl']);
  expect(item_performance.high_performers[0]).toMatchObject({
    profit_margin: 0.6316,
    margin_basis: 'given',
    menu_class: 'star',
    certainty: 'certain',
  });
});

test('suggestions state the menu change and its estimated effect', () => {
  const { suggestions } = analyzeMenu({ menu: MENU, sales: SALES, currency: 'USD' });
  const price = suggestions.find(({ id }) => id === 'price:burger');
  expect(price).toMatchObject({
    title: 'Raise the price of Burger to $15',
    before: '$14',
    after: '$15',
    changes: { 'dishes[0].price': '$15', 'dishes[0].amount': 15 },
  });
  // 1,200 sold, 8 left on each: at an elasticity of 0.23 and 1.76 about 1,180 and 1,049 are sold at 9 left on each.
  expect(price?.profit?.high).toBeCloseTo(1200 * (1 - 0.23 / 14) * 9 - 9600, 1);
  expect(price?.profit?.low).toBeCloseTo(1200 * (1 - 1.76 / 14) * 9 - 9600, 1);
  const place = suggestions.find(({ id }) => id === 'place:duck-confit');
  expect(place).toMatchObject({
    changes: { 'dishes.move_index': { from: 2, to: 0 } },
    before: '3rd of 5 in Mains',
    profit: { low: 0 },
  });
  expect(place?.profit?.high).toBeCloseTo(90 * 0.2 * 25, 1);
  expect(suggestions.find(({ id }) => id === 'promote:duck-confit')?.offer).toEqual({
    words: '10% off Duck Confit',
    code: 'DUCK10',
  });
  expect(suggestions.every(({ profit }) => profit === null || profit.low <= profit.high)).toBe(true);
});

test('a menu without sales has items and a campaign, and no classes', () => {
  const { item_performance, promotional_strategies, revenue_impact, cuts } = analyzeMenu({
    menu: MENU,
    currency: 'USD',
  });
  const all = Object.values(item_performance).flat();
  expect(all.map(({ name }) => name).sort()).toEqual(MENU.map(({ name }) => name).sort());
  expect(all.every(({ menu_class, margin_basis }) => menu_class === null && margin_basis === 'typical')).toBe(
    true,
  );
  expect(promotional_strategies.recommended_campaigns[0]?.item).toBe('Ribeye');
  expect(revenue_impact.potential_monthly_increase).toBe('Upload sales to see an estimate');
  expect(cuts).toBeNull();
});

test('without sales, no suggestion claims what guests like', () => {
  const { suggestions } = analyzeMenu({
    menu: MENU,
    sales: undefined,
    currency: 'USD',
    monthlyRevenue: null,
  });
  const reasons = suggestions.filter(({ kind }) => kind === 'promote').map(({ reason }) => reason);

  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons)
    expect(reason).toContain('it earns at least as much per sale as your average item');
});

test('too few sales count as none', () => {
  const few = {
    ...SALES,
    items: SALES.items.map((item) => ({
      ...item,
      cells: item.cells.map((cell) => ({ ...cell, sold: 2, revenue: 20 })),
    })),
  };
  const { basis, cuts, item_performance } = analyzeMenu({ menu: MENU, sales: few, currency: 'USD' });
  expect([basis, cuts?.has_enough_data]).toEqual(['menu', false]);
  expect(Object.values(item_performance).flat()).toHaveLength(5);
});

test('an entered cost counts even with few sales, and claims no class', () => {
  const sold10 = (name: string, count: number, cost: number | null) => sold(name, count, 10, cost);
  const menu = [aMenuItem(0, 'Pizza', 10), aMenuItem(1, 'Soup', 10), aMenuItem(2, 'Pie', 10)];
  const salesOf = (times: number) => ({
    ...SALES,
    items: [sold10('Pizza', 15 * times, 7.5), sold10('Soup', 15 * times, 2), sold10('Pie', 15 * times, null)],
  });
  const marginsOf = (times: number) => {
    const { basis, item_performance } = analyzeMenu({ menu, sales: salesOf(times), currency: 'USD' });
    const all = Object.values(item_performance).flat();
    return {
      basis,
      classes: all.filter(({ menu_class }) => menu_class !== null).length,
      margins: all
        .map(({ name, margin_basis, profit_margin }) => `${name} ${margin_basis} ${profit_margin}`)
        .sort(),
    };
  };
  const margins = ['Pie typical 0.68', 'Pizza given 0.25', 'Soup given 0.8'];
  expect(marginsOf(1)).toEqual({ basis: 'menu', classes: 0, margins });
  expect(marginsOf(20)).toMatchObject({ basis: 'sales', margins });
});

test('a dish that costs more than its price has a negative margin', () => {
  const menu = [aMenuItem(0, 'Lobster', null), aMenuItem(1, 'Soup', 10)];
  const sales = { ...SALES, items: [sold('Lobster', 4, 20, 25)] };
  const { item_performance } = analyzeMenu({ menu, sales, currency: 'USD' });
  expect(item_performance.underperformers[0]).toMatchObject({
    name: 'Lobster',
    price: 20,
    contribution: -5,
    profit_margin: -0.25,
    margin_basis: 'given',
    performance_score: expect.any(Number),
  });
});

test('stated revenue gives a range and says that it is an assumption', () => {
  const { revenue_impact } = analyzeMenu({ menu: MENU, currency: 'EUR', monthlyRevenue: 40_000 });
  expect(revenue_impact).toMatchObject({
    potential_monthly_increase: '€0–€6,000',
    annual_potential: '€0–€72,000',
  });
  expect(revenue_impact.formula).toContain('assumption');
});

const item = fc.record({
  name: fc.string({ minLength: 1, maxLength: 12 }),
  price: fc.option(fc.double({ min: 0.5, max: 90, noNaN: true })),
  course: fc.constantFrom('', 'Mains', 'Desserts', 'Wine'),
  description: fc.string({ maxLength: 40 }),
});

test('any menu lists each item once, with values in bounds and a campaign', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(item, { minLength: 1, maxLength: 12, selector: ({ name }) => name }),
      (items) => {
        const menu = items.map(({ name, price, ...more }, place) => aMenuItem(place, name, price, more));
        const { item_performance, promotional_strategies } = analyzeMenu({ menu, currency: '' });
        const all = Object.values(item_performance).flat();
        expect(all).toHaveLength(menu.length);
        expect(promotional_strategies.recommended_campaigns.length).toBeGreaterThan(0);
        for (const { performance_score, profit_margin } of all) {
          expect(performance_score).toBeGreaterThanOrEqual(0);
          expect(performance_score).toBeLessThanOrEqual(100);
          expect(profit_margin).toBeGreaterThan(0);
          expect(profit_margin).toBeLessThan(1);
        }
      },
    ),
  );
});

test.each([
  ['14.50', 14.5, '15.00', 15],
  ['$18', 18, '$19', 19],
  ['12,95 €', 12.95, '13,95 €', 13.95],
  ['9.25', 9.25, '9.50', 9.5],
  ['1800', 1800, '1850', 1850],
])('a price of %s increases to %s', (text, amount, raised, raisedAmount) => {
  expect(raisedPrice(text, amount)).toEqual({ text: raised, amount: raisedAmount });
});

test.each([
  ['4 / 7', null],
  ['12 for 6', 12],
  ['MP', null],
  ['5', 5],
  ['$18', 17],
  ['', 12],
])('a price of “%s” (%s) stays unchanged', (text, amount) =>
  expect(raisedPrice(text, amount)).toBeUndefined(),
);
