import { expect, test } from 'vitest';
import { readListTable } from '#shared/lists/list-table.ts';
import { proposeColumns } from '#shared/lists/propose-columns.ts';
import { SALES_LIST, type SalesRole } from './sales-columns.ts';

type Proposed = Partial<Record<SalesRole, string>>;

function proposed(...lines: string[]): Proposed {
  const table = readListTable(new TextEncoder().encode(lines.join('\n')), SALES_LIST);
  const { columns } = proposeColumns(SALES_LIST, table);
  const named = Object.entries(columns).map(([role, index]) => [role, table.headings[index]]);
  return Object.fromEntries(named);
}

/** Fields that are not listed have no proposal: the owner is asked, or chooses. */
const CASES: readonly (readonly [what: string, expected: Proposed, ...lines: string[]])[] = [
  [
    'a product mix with many amounts',
    { item: 'Menu Item', sold: 'Item Qty', revenue: 'Net Amount', price: 'Avg Price' },
    'Item ID,Menu Group,Menu Item,Avg Price,Item Qty (incl voids),Item Qty,Gross Amount,Void Qty,Net Amount,Tax',
    '1,Mains,Short Rib,31.50,122,120,3780.00,2,3750.00,300.00',
  ],
  [
    'single sales with times and channels',
    {
      date: 'Date',
      daypart: 'Time',
      item: 'Item',
      sold: 'Qty',
      revenue: 'Net Sales',
      channel: 'Dining Option',
    },
    'Date,Time,Category,Item,Qty,Gross Sales,Net Sales,Dining Option',
    '2026-10-04,08:14:22,Bakery,Almond Croissant,2,$9.00,$9.00,For Here',
  ],
  [
    'a column of voids',
    { item: 'Dish', sold: 'Quantity', voided: 'Void' },
    'Dish,Quantity,Void',
    'Soup,2,false',
  ],
  [
    'a title above the headings, and a cost that may be of one or of all',
    { item: 'Name', sold: 'Sold', revenue: 'Net Sales' },
    'Item Sales Report',
    'Report for Oct 1 2026 - Oct 31 2026',
    '',
    'Name,Category,Sold,Net Sales,Cost',
    'Pad Thai,Noodles,310,"$4,960.00",$3.00',
  ],
  [
    'costs that say what they are of',
    { item: 'Item', sold: 'Units sold', unit_cost: 'Unit cost', cost: 'Total cost' },
    'Item,Units sold,Unit cost,Total cost',
    'Soup,10,2.00,20.00',
  ],
  [
    'headings in German',
    { item: 'Artikel', sold: 'Menge', revenue: 'Umsatz', price: 'Einzelpreis', date: 'Datum' },
    'Datum;Artikel;Menge;Einzelpreis;Umsatz',
    '03.10.2026;Roulade;4;18,90;75,60',
  ],
  [
    'headings in French',
    { item: 'Plat', sold: 'Qté vendue', price: 'Prix' },
    'Plat;Qté vendue;Prix',
    'Bœuf;48;19,50 €',
  ],
  [
    'headings in Spanish',
    { item: 'Artículo', sold: 'Cantidad', revenue: 'Ventas netas' },
    'Artículo;Cantidad;Ventas netas',
    'Paella;30;540,00',
  ],
  [
    'headings in Italian',
    { item: 'Prodotto', sold: 'Q.tà venduta' },
    'Prodotto;Q.tà venduta;Venduto',
    'Spaghetti;96;1.536,00',
  ],
  ['headings in Japanese', { item: '商品名', sold: '数量' }, '商品名,数量,備考', 'ラーメン,12,なし'],
  [
    'an order’s lines beside its total',
    { item: 'Lineitem name', sold: 'Lineitem quantity', price: 'Lineitem price' },
    'Name,Total,Lineitem quantity,Lineitem name,Lineitem price',
    '#1001,57.00,3,Lasagne,12.00',
  ],
  [
    'a column for each month',
    { item: 'Item', price: 'Price' },
    'Item,Price,Jul,Aug,Sep,Total',
    'Roll,24.00,110,140,90,340',
  ],
  [
    'a column for each time of day',
    { item: 'Dish', price: 'Price' },
    'Dish,Price,Lunch sold,Dinner sold,Cost',
    'Ramen,14.00,200,350,1980',
  ],
  ['no headings', { item: 'Column 1' }, 'Soup,10,80.00', 'Salad,20,240.00'],
  ['words of an owner', { item: 'Dish' }, 'Dish;How many;Took in', 'Mussels;40;€ 640,00'],
];

for (const [what, expected, ...lines] of CASES)
  test(`${what}: known columns are proposed, and the rest is asked`, () => {
    expect(proposed(...lines)).toEqual(expected);
  });
