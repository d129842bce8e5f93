import { expect, test } from 'vitest';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { menuOfTable } from './menu-of-table.ts';

test('rows of one dish are its sizes', () => {
  const text = menuOfTable([
    ['Item', 'Variation', 'Price'],
    ['Latte', 'Small', '4'],
    ['Latte', 'Large', '5.5'],
    ['Mocha', '', '6'],
  ]);
  expect(readMenuLines(text).dishes).toMatchObject([
    {
      name: 'Latte',
      variants: [
        { label: 'Small', price: '4' },
        { label: 'Large', price: '5.50' },
      ],
    },
    { name: 'Mocha', price: '6' },
  ]);
});

test('without headings a row is a dish, its prices, and its description', () => {
  const text = menuOfTable([['Pasta'], ['Carbonara', 'Egg and guanciale', '14.5'], ['Gnocchi', '', '13']]);
  expect(text).toBe('Pasta\nCarbonara  14.50\nDescription: Egg and guanciale\nGnocchi  13');
});
