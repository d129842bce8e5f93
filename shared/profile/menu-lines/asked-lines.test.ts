import { expect, test } from 'vitest';
import { withKind } from './menu-line.ts';
import { readMenuLines } from './read-menu-lines.ts';

test.each([
  'Bread 0',
  'Soup $0.00',
  'Cake -5',
  'Discount -$4.50',
  'Rice $-4',
  'Fish 1000000000',
  'Beans 1e9',
  'Steak $1,000,000,000',
  'Fries $9 add bacon $2',
  'Mimosa 9 / pitcher 30',
  'Oysters half dozen 21, dozen 39',
  '+ egg 2',
  'Brown rice add $2',
  'also as a small portion 9.50',
  'Entrecôte  27€ (foie gras +6€)',
  'Coperto 2,00',
  'Cover charge €2.50',
  '18% gratuity added for parties of 6',
  'Wings 6 for 9, 12 for 16',
  'latte 5 (oat +1)',
  'Country loaf $8 / half $4.50',
  'Parties of 6',
  'Choice of: Beef, Tofu or Veg 14 / Shrimp 17',
  'Starter + main $24',
  'Extra egg +2',
  'Croque-madame + $1',
  'Calamari 14 GF',
  'Pizza Margherita 9 Caesar 8',
])('the price of %j is asked about', (line) => {
  const { dishes, unread } = readMenuLines(`Mains\nRisotto $18\n${line}\nLasagna $16`);
  expect(dishes.map(({ name }) => name)).toEqual(['Risotto', 'Lasagna']);
  expect(unread.map(({ text }) => text)).toEqual([line]);
});

const MAINS = 'MAINS\nRisotto $18\nLasagna $16\nPie $15\n\nSIDES\nFries $5\nSlaw $4\n';
const COLUMNS = 'PIZZA         S     L\nFunghi        9     12\n';
test.each<[what: string, text: string, asked: string[]]>([
  [
    'a name that goes on in the next line',
    'Half Chicken with\nLemon Jus $24',
    ['Half Chicken with', 'Lemon Jus $24'],
  ],
  ['a price without the sign of the others', `${MAINS}Table 8`, ['Table 8']],
  ['a price alone between empty lines', `${MAINS}\nGift cards $25`, ['Gift cards $25']],
  [
    'a price beside a note between empty lines',
    `${MAINS}\nExtra topping $1\nDelivery from $15 up`,
    ['Extra topping $1', 'Delivery from $15 up'],
  ],
  [
    'a price below a note at the end',
    `${MAINS}\nMild, hot, or Thai hot\nDelivery $3`,
    ['Mild, hot, or Thai hot', 'Delivery $3'],
  ],
  ['a price in capitals between empty lines', 'Soup 5\n\nPie 9\n\nDRINKS 15\n\nCola 3', ['DRINKS 15']],
  ['one price below the headings of two sizes', `${COLUMNS}Calzone       11`, ['Calzone       11']],
  [
    'two headings next to each other',
    'Lunch Specials\nServed with soup\nBento 12',
    ['Lunch Specials', 'Served with soup'],
  ],
  [
    'short lines in a set menu',
    'Sunday Menu 28\nStarters\nSoup\n\nMains\nBeef\nNut roast',
    ['Starters', 'Mains'],
  ],
  [
    'choices in a set menu',
    'Menú del día 12\nSopa de fideo seco\nCaldo de pollo\nMilanesa, pollo o mole',
    ['Milanesa, pollo o mole'],
  ],
  [
    'headings of two columns of dishes',
    'PIZZA          SALADS\nFunghi 9       Caesar 8',
    ['PIZZA          SALADS'],
  ],
  ['notes at the end', 'Soup 5\nPie 9\nFlan 4\nCola 3\nAll prices include tax.', ['All prices include tax.']],
  ['a line alone in a text without prices', 'Tacos\nPastor\n\nDrinks\nCola\n\nFollow us', ['Follow us']],
])('asks about %s', (_what, text, asked) => {
  expect(readMenuLines(text).unread.map((line) => line.text)).toEqual(asked);
});

test('a confirmed price is accepted, and a dash before most prices isn’t a minus', () => {
  expect(readMenuLines('Risotto $18\nDish: Bread 0').dishes).toMatchObject([
    {},
    { name: 'Bread', price: '0' },
  ]);
  expect(readMenuLines('Burger -$12\nFries -$5').dishes).toMatchObject([{ price: '$12' }, { price: '$5' }]);
});

test.each([
  'Desserts 8€\nMousse\nFlan',
  'Week 48\n\nSoup 6.50\nPho 9.50\nStew 9.50',
  'KIDS £8.50\nFish fingers\nPasta',
])('the price of a heading is asked about: %j', (block) => {
  const { dishes, unread } = readMenuLines(`Risotto $18.50\nPie $17.50\n\n${block}`);
  expect(dishes.map(({ name }) => name)).not.toContain(block.split(' ')[0]);
  expect(unread.map(({ text }) => text)).toContain(block.split('\n')[0]);
});

test('one price for all dishes below it is asked about, and the heading above stays theirs', () => {
  const { dishes, unread } = readMenuLines('TACOS $3.50 each\nal pastor\nlengua\nBurrito $11');
  expect(dishes).toMatchObject([{ name: 'Burrito', price: '$11' }]);
  expect(unread.map(({ text }) => text)).toEqual(['TACOS $3.50 each', 'al pastor', 'lengua']);
  const curries = 'SOUPS\nTom Kha $9\nCURRIES\nchicken, pork or tofu 15 / beef or shrimp 17\nGreen Curry $15';
  expect(readMenuLines(curries).dishes.at(-1)).toMatchObject({ name: 'Green Curry', course: 'CURRIES' });
});

test('a choice is written before its line and replaces the previous one', () => {
  const line = { at: 1, text: 'Kids eat free' };
  const once = withKind('Soup 6\r\n  Kids eat free\nPie 5', line, 'Description');
  expect(once).toBe('Soup 6\r\nDescription: Kids eat free\nPie 5');
  const described = { at: 1, text: 'Description: Kids eat free' };
  expect(withKind(once, described, 'Leave out')).toBe('Soup 6\r\nLeave out: Kids eat free\nPie 5');
  expect(withKind('Soup 6', line, 'Dish')).toBe('Soup 6');
});
