import { expect, test } from 'vitest';
import { emptyDish } from '#shared/profile/menu.ts';
import { COLUMNS, cellText, type MenuRow, withCell, withMoved, withPasted } from './menu-rows.ts';

const rows: MenuRow[] = ['Soup', 'Bread'].map((name, index) => ({
  id: index + 1,
  dish: emptyDish(name),
  source: name,
}));
const names = (some: readonly MenuRow[]) => some.map(({ dish }) => dish.name);

test.each([
  ['name', ' Onion  soup ', { name: 'Onion soup' }],
  ['price', '$8.50', { price: '$8.50', amount: 8.5 }],
  ['price', 'MP', { price: 'MP', amount: null }],
  [
    'sizes',
    'Small $8; Large 12 €',
    {
      variants: [
        { label: 'Small', price: '$8', amount: 8 },
        { label: 'Large', price: '12 €', amount: 12 },
      ],
    },
  ],
  ['diets', 'vegan, gluten free, tasty', { diets: ['vegan', 'gluten_free'] }],
] as const)('a %s cell accepts %j', (column, text, dish) => {
  expect(withCell(emptyDish('Soup'), column, text)).toMatchObject(dish);
});

test('a cell accepts its own displayed text, in each column', () => {
  const dish = {
    ...emptyDish('Latte'),
    diets: ['gluten_free' as const],
    variants: [{ label: 'Small', price: '$4', amount: 4 }],
  };
  for (const column of COLUMNS) expect(withCell(dish, column, cellText(dish, column))).toBe(dish);
});

test('spreadsheet cells are pasted from the selected cell on, and rows are added', () => {
  const text = 'Onion soup\twith cheese\t$8\nFocaccia\t\t$4\nOlives\t\t$5\n';
  const pasted = withPasted(
    rows,
    { row: 0, column: COLUMNS.indexOf('name') },
    { text, blank: emptyDish('') },
  );
  expect(pasted.map(({ dish }) => `${dish.name}|${dish.description}|${dish.price}`)).toEqual([
    'Onion soup|with cheese|$8',
    'Focaccia||$4',
    'Olives||$5',
  ]);
  expect(new Set(pasted.map(({ id }) => id)).size).toBe(3);
});

test('a row moves, but not beyond the ends', () => {
  expect(names(withMoved(rows, 1, 0))).toEqual(['Bread', 'Soup']);
  expect(withMoved(rows, 1, 2)).toBe(rows);
});
