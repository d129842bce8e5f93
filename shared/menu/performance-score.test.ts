import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyzeMenu } from './analyze-menu.ts';
import type { MENU_CLASSES } from './menu-class.ts';
import type { MenuItem } from './menu-item.ts';
import { scoreOfClass } from './performance-score.ts';
import type { MenuSales } from './sales/menu-sales.ts';

const WORST_FIRST = ['dog', 'plowhorse', 'puzzle', 'star'] as const;
const ratio = fc.double({ min: 0.01, max: 50, noNaN: true });

/** Which cuts a class is above. */
const isOf = (menuClass: (typeof MENU_CLASSES)[number]) => ({
  isPopular: menuClass === 'star' || menuClass === 'plowhorse',
  isProfitable: menuClass === 'star' || menuClass === 'puzzle',
});
const onSide = (value: number, isAbove: boolean) => (isAbove === value >= 1 ? value : 1 / (value + 1e-6));

test('no item scores above one of a better class', () => {
  fc.assert(
    fc.property(ratio, ratio, ratio, ratio, (a, b, c, d) => {
      const scores = WORST_FIRST.map((menuClass, index) => {
        const { isPopular, isProfitable } = isOf(menuClass);
        const [popularity, margin] = index % 2 === 0 ? [a, b] : [c, d];
        return scoreOfClass(menuClass, {
          popularity: onSide(popularity, isPopular),
          margin: onSide(margin, isProfitable),
        });
      });
      expect([...scores].sort((x, y) => x - y)).toEqual(scores);
    }),
  );
});

test.each([
  ['star', { popularity: 1, margin: 1 }, 75],
  ['star', { popularity: 1e9, margin: 1e9 }, 100],
  ['puzzle', { popularity: 0, margin: 1 }, 50],
  ['plowhorse', { popularity: 1, margin: -2 }, 25],
  ['plowhorse', { popularity: 1e9, margin: 0.999 }, 49],
  ['dog', { popularity: 0, margin: 0 }, 0],
] as const)('a %s with %o scores %d', (menuClass, ratios, score) =>
  expect(scoreOfClass(menuClass, ratios)).toBe(score),
);

const HOUSE = [
  { name: 'Burger', price: 14, cost: 6, sold: 4_000 },
  { name: 'Ribeye', price: 38, cost: 26, sold: 1_300 },
  { name: 'Duck', price: 34, cost: 9, sold: 60 },
  { name: 'Bowl', price: 12, cost: 4, sold: 50 },
];
const menu = HOUSE.map(({ name, price }, place): MenuItem => {
  const isShown = name === 'Bowl';
  return {
    name,
    course: 'Mains',
    priceText: `$${price}`,
    price,
    description: isShown ? 'Lentils, roasted roots and a lemon dressing' : '',
    hasPhoto: isShown,
    place,
  };
});
const sales: MenuSales = {
  from: null,
  to: null,
  days: 30,
  dispersion: 1,
  items: HOUSE.map(({ name, price, cost, sold }) => ({
    name,
    till_names: [],
    cells: [{ channel: 'dine_in', daypart: 'dinner', sold, revenue: sold * price, cost: sold * cost }],
  })),
};

test.each([
  ['sales', sales],
  ['the menu alone', undefined],
])('items that need attention score below every gem and top performer, by %s', (_, known) => {
  const { item_performance } = analyzeMenu({ menu, sales: known, currency: 'USD' });
  const scores = (list: keyof typeof item_performance) =>
    item_performance[list].map(({ performance_score }) => performance_score);
  expect(scores('underperformers').length).toBeGreaterThan(0);
  expect(Math.max(...scores('underperformers'))).toBeLessThan(50);
  expect(Math.min(...scores('hidden_gems'), ...scores('high_performers'))).toBeGreaterThanOrEqual(50);
  expect(Math.max(0, ...scores('hidden_gems'))).toBeLessThan(75);
  expect(Math.min(100, ...scores('high_performers'))).toBeGreaterThanOrEqual(75);
});
