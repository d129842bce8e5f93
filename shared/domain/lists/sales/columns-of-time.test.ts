import { expect, test } from 'vitest';
import { describedSale as described, readSalesExport } from '#tests/builders/a-sales-export.ts';

const read = async (...lines: string[]) => {
  const { items, from, to } = await readSalesExport({ text: lines.join('\n') });
  return { items: items.map(described).toSorted(), ...(from !== undefined && { from, to }) };
};

test.each([
  [
    'months, with their total',
    ['Item,Price,Jul,Aug,Sep,Total', 'Roll,24.00,110,140,90,340', 'Pie,7.50,40,48,52,140'],
    ['Pie 140 1050 -', 'Roll 340 8160 -'],
  ],
  [
    'months with revenue beside each number',
    ['Item,Jan Qty,Jan Sales,Feb Qty,Feb Sales', 'A,3,30.00,4,41.00', 'B,5,50.00,6,61.00'],
    ['A 7 71 -', 'B 11 111 -'],
  ],
  [
    'weekdays in German',
    ['Gericht;Mo;Di;Mi;Do;Fr;Sa;So;Preis', 'Roulade;4;5;6;8;12;15;10;18,90', 'Eintopf;9;8;7;9;6;3;2;8,50'],
    ['Eintopf 44 374 -', 'Roulade 60 1134 -'],
  ],
  [
    'weekdays in Italian, among which a Tuesday looks like March',
    ['Piatto;Lun;Mar;Mer;Gio;Ven;Sab;Dom;Totale;Incasso', 'A;1;2;3;4;5;6;7;28;280,00'],
    ['A 28 280 -'],
  ],
  [
    'quarters',
    ['Dish,Q1 2026,Q2 2026,Q3 2026,Menu price', 'Paella,300,420,510,26.00'],
    ['Paella 1230 31980 -'],
  ],
  ['weeks', ['Plat;Semaine 40;Semaine 41;Prix', 'A;3;4;10,00', 'B;1;1;5,00'], ['A 7 70 -', 'B 2 10 -']],
])('columns of %s are added up', async (_, lines, items) =>
  expect((await read(...lines)).items).toEqual(items),
);

test('months with their year say the period, and a mean beside them is no price', async () => {
  expect(
    await read(
      'Item;Juli 2026;August 2026;Summe;Durchschnitt;Preis',
      'A;100;200;300;150;9,50',
      'B;1.000;20;1.020;510;5,00',
    ),
  ).toEqual({ items: ['A 300 2850 -', 'B 1020 5100 -'], from: '2026-07-01', to: '2026-08-31' });
});

test('days as columns say the period', async () => {
  expect(await read('Dish,10/13/2026,10/14/2026,10/15/2026,Price', 'A,3,,4,10', 'B,1,1,-,5')).toEqual({
    items: ['A 7 70 -', 'B 2 10 -'],
    from: '2026-10-13',
    to: '2026-10-15',
  });
});

test('a number sold that the weekdays do not add up to is what was sold', async () => {
  expect(await read('Item,Qty,Mon,Tue,Wed,Thu,Revenue', 'A,28,1,2,3,4,280', 'B,30,1,2,3,4,290')).toEqual({
    items: ['A 28 280 -', 'B 30 290 -'],
  });
});

test.each([
  ['Item,Margin,Market price,Sold,Net sales', 'A,3,4,5,50.00'],
  ['Item,March,Sold,Net sales', 'A,3,5,50.00'],
  ['Item,Second,Monthly,Sold,Net sales', 'A,3,4,5,50.00'],
])('“%s” has no columns of time', async (headings, row) =>
  expect((await read(headings, row)).items).toEqual(['A 5 50 -']),
);

test.each([
  [
    ['Item,Lunch sold,Dinner sold,Revenue,Total cost', 'A,100,200,3000,900', 'B,50,10,301.01,60'],
    ['A 300 3000 900', 'B 60 301.01 60'],
  ],
  [
    [
      'Item,Lunch qty,Lunch sales,Dinner qty,Dinner sales,Total qty,Total sales',
      'A,100,1000.00,200,2200.00,300,3200.00',
    ],
    ['A 300 3200 -'],
  ],
  [
    ['Item,Dine in,Takeout,Uber Eats,Total,Net sales', 'A,28,2,0,30,300.50', 'B,30,1,5,36,315.10'],
    ['A 30 300.5 -', 'B 36 315.1 -'],
  ],
  [['Item,Lunch sold,Dinner sold,Price,Unit cost', 'A,,200,10,3'], ['A 200 2000 600']],
])('amounts of the whole row are shared out, not counted once a part: %j', async (lines, items) =>
  expect((await read(...lines)).items).toEqual(items),
);
