import { expect, test } from 'vitest';
import { countSales } from './count-sales.ts';

const countNames = (...rows: readonly (readonly [item: string, sold: string, revenue: string])[]) =>
  countSales(
    rows.map(([item, sold, revenue], line) => ({ line, item, sold, revenue, whole: String(line) })),
    { decimal: '.', countsDuplicates: true },
  ).items.map(({ name }) => name);

test.each([
  'Gesamtsumme',
  'Gesamtergebnis',
  'Zwischensumme',
  'Endsumme',
  'Insgesamt',
  'Sous-total',
  'Totaux',
  'Suma total',
  'Totales',
  'Somma',
  'Subtotale',
  'Eindtotaal',
  'All items',
  '*** TOTAL ***',
])('“%s” is a total, not a dish', (name) => {
  expect(countNames(['Soup', '10', '80'], ['Salad', '20', '240'], [name, '30', '320'])).toEqual([
    'Salad',
    'Soup',
  ]);
});

test('dishes with such words in their names are dishes', () => {
  const dishes = ['Suma Roll', 'Somme Bay Lamb', 'Total Eclipse Burger', 'All Items Platter'];
  const rows = dishes.map((name, index) => [name, String(index + 3), String((index + 3) * 9)] as const);
  expect(countNames(...rows)).toHaveLength(4);
});

test.each(['Total Protein Bowl', 'Printed Cookie'])('a dish named %s counts in the last row', (name) => {
  expect(countNames(['Soup', '10', '80'], [name, '5', '60'])).toContain(name);
});
