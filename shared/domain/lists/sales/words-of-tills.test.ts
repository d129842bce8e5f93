import { expect, test } from 'vitest';
import { describedSale as described, readSalesExport } from '#tests/builders/a-sales-export.ts';

const read = async (...lines: string[]) =>
  (await readSalesExport({ text: lines.join('\n') })).items.map(described).toSorted();

test.each([
  'Gesamtsumme',
  'Gesamtergebnis',
  'Teilergebnis',
  'Endsumme',
  'Insgesamt',
  'Sous total',
  'Sous-total',
  'Totaux',
  'Suma',
  'Suma total',
  'Totales',
  'Somma',
  'Totali',
  'Subtotale',
  'Totaal',
  'Eindtotaal',
  'All items',
  '*** TOTAL ***',
  '--- Gesamtsumme ---',
])('“%s” is a sum and no dish', async (name) => {
  expect(await read('Item,Qty,Net sales', 'Soup,10,80', 'Salad,20,240', `${name},30,320`)).toEqual([
    'Salad 20 240 -',
    'Soup 10 80 -',
  ]);
});

test('dishes whose names have such words in them are dishes', async () => {
  const dishes = ['Suma Roll', 'Somme Bay Lamb', 'Total Eclipse Burger', 'All Items Platter'];
  const lines = dishes.map((name, index) => `${name},${index + 3},${(index + 3) * 9}`);
  expect(await read('Item,Qty,Net sales', ...lines)).toHaveLength(4);
});

test.each([
  ['Status', 'Rejected'],
  ['Status', 'Declined'],
  ['Annulé', 'Oui'],
  ['Anulado', 'Sí'],
  ['Storniert', 'Ja'],
  ['Status', 'Storniert'],
  ['Estado', 'Cancelado'],
  ['Statut', 'Remboursé'],
  ['Type', 'Refund'],
  ['Transaction type', 'Refund'],
  ['Tipo', 'Devolución'],
])('what “%s” says is %s is no sale', async (heading, word) => {
  const lines = ['Soup,1,8,', 'Soup,1,8,', 'Salad,1,12,', `Salad,1,12,${word}`, 'Bread,1,3,'];
  expect(await read(`Item,Qty,Net sales,${heading}`, ...lines)).toEqual([
    'Bread 1 3 -',
    'Salad 1 12 -',
    'Soup 2 16 -',
  ]);
});

test.each(['Ventas sin IVA', 'Erlös', 'Recettes', 'Ricavo', 'Incassi'])(
  '“%s” is what was taken',
  async (heading) => {
    expect(await read(`Item;Qty;${heading}`, 'Soup;10;80', 'Salad;20;240')).toEqual([
      'Salad 20 240 -',
      'Soup 10 80 -',
    ]);
  },
);

test.each(['Precio de coste', 'Coste ud.', 'Prix de revient', 'Prezzo di costo', 'Selbstkosten'])(
  '“%s” is the cost of one',
  async (heading) => {
    expect(await read(`Item;Qty;Total;${heading}`, 'Soup;10;80;2', 'Salad;20;240;3')).toEqual([
      'Salad 20 240 60',
      'Soup 10 80 20',
    ]);
  },
);

test('the order of the rows does not change what the costs are of', async () => {
  // Costs of one of many cheap things that were sold once, and of few that were sold often.
  const once = Array.from({ length: 300 }, (_, index) => `Dish ${index},1,10,3`);
  const often = Array.from({ length: 40 }, (_, index) => `Hit ${index},200,2000,3`);
  const heading = 'Item,Qty,Net sales,Cost';
  const [front, back] = [await read(heading, ...once, ...often), await read(heading, ...often, ...once)];
  expect(front).toEqual(back);
  expect(front).toContain('Hit 0 200 2000 600');
});

test.each(['Total Protein Bowl', 'Printed Cookie'])(
  'a dish named %s counts also as the last row of a file',
  async (name) => {
    expect(await read('Item,Qty,Net sales', 'Soup,10,80', `${name},5,60`)).toContain(`${name} 5 60 -`);
  },
);

test('the names of the columns are found below rows that have as many cells', async () => {
  expect(
    await read(
      'Auswertung;Artikel nach Stunde;;',
      'Von;01.11.2026;Bis;15.11.2026',
      'Artikel;Anzahl;Umsatz in EUR;EK',
      'Pizza;99;940,50;2,10',
    ),
  ).toEqual(['Pizza 99 940.5 207.9']);
});

test.each([
  ['Prodotto;Q.tà venduta;Venduto;Costo', 'Spaghetti;96;1.536,00;480,00', 'Spaghetti 96 1536 480'],
  ['Artikel;Anz.;Umsatz brutto (EUR);Anteil (%)', 'Spätzle;120;1.740,00;43,2', 'Spätzle 120 1740 -'],
  ['Plat;Vendus;Prix TTC;Coût matière', 'Bœuf;48;19,50 €;5,80 €', 'Bœuf 48 936 278.4'],
  ['Piatto;Porzioni vendute;Incasso', 'Tagliatelle;88;1.232,00', 'Tagliatelle 88 1232 -'],
  ['Category / Item,Qty Sold,Net Sales', 'Lasagna,40,680.00', 'Lasagna 40 680 -'],
])('“%s” names its columns', async (headings, row, item) =>
  expect(await read(headings, row)).toEqual([item]),
);

test('a pivot table has its items below the groups that add them up', async () => {
  expect(
    await read(
      'Row Labels,Sum of Quantity,Sum of Net Sales',
      'Burgers,530,7950',
      'Classic,350,4900',
      'Double,180,3050',
      'Sides,700,3150',
      'Fries,500,2000',
      'Rings,200,1150',
      'Grand Total,1230,11100',
    ),
  ).toEqual(['Classic 350 4900 -', 'Double 180 3050 -', 'Fries 500 2000 -', 'Rings 200 1150 -']);
});
