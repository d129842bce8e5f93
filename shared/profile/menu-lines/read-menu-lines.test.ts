import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMenuLines } from './read-menu-lines.ts';

/** A dish in one line: course, name, description, and price or sizes. */
const printed = (text: string): string[] =>
  readMenuLines(text).dishes.map(
    ({ menu, course, availability, name, description, price, variants, ...rest }) =>
      [
        menu && `{${menu}}`,
        course && `[${course}]`,
        availability && `<${availability}>`,
        name,
        description && `(${description})`,
        rest.is_market_price ? 'market price' : price,
        ...variants.map((each) => `${each.label}=${each.price}`),
      ]
        .filter((part) => part !== '')
        .join(' '),
  );

/** Real menus with changed names and numbers. */
const CASES: readonly [what: string, text: string, dishes: string[]][] = [
  [
    'a heading and prices',
    'Pasta\nCarbonara  14.50\nTiramisu  8',
    ['[Pasta] Carbonara 14.50', '[Pasta] Tiramisu 8'],
  ],
  ['a currency by its code', 'Boissons\nEspresso - 300 XPF', ['[Boissons] Espresso 300 XPF']],
  ['dots and a dash with cents left out', 'Soup....6.50\nSteak (A, C, G) 29,-', ['Soup 6.50', 'Steak 29,-']],
  ['numbers of allergens', 'Lachs auf Spinat 1,4,7 18,90', ['Lachs auf Spinat 18,90']],
  [
    'a unit in the name',
    'Brisket (per lb) 28\nMac and cheese 45',
    ['Brisket (per lb) 28', 'Mac and cheese 45'],
  ],
  ['a unit behind the price', 'Ribs $8/lb\nWings 6 for $9', ['Ribs $8/lb', 'Wings 6 for $9']],
  [
    'a price glued to the name',
    'Sea Bass26.95\nSeared, with pine nuts.',
    ['Sea Bass (Seared, with pine nuts.) 26.95'],
  ],
  [
    'codes before dishes',
    'Rolls\nA1. Spring Roll 2 for $8.00\nA2. Egg Roll $5',
    ['[Rolls] Spring Roll 2 for $8.00', '[Rolls] Egg Roll $5'],
  ],
  [
    'an alternative below a dish',
    'Rindsuppe mit Fritatten 5,50\noder mit Leberknödel 5,90',
    ['Rindsuppe mit Fritatten =5,50 oder mit Leberknödel=5,90'],
  ],
  [
    'choices below a name',
    'Yakisoba\nStir fried with vegetables\nChicken, Beef, or Tofu $13.50',
    ['Yakisoba (Stir fried with vegetables Chicken, Beef, or Tofu) $13.50'],
  ],
  ['a price on the next line', 'Burrata\ntomato, basil oil\n14', ['Burrata (tomato, basil oil) 14']],
  [
    'two prices without headings',
    'Salads\nGoat cheese\t7.90\t12.20\nOn toast, with bacon.',
    ['[Salads] Goat cheese (On toast, with bacon.) =7.90 =12.20'],
  ],
  [
    'two prices below headings',
    'Pizza\nSmall  Large\nMargherita 12 18',
    ['[Pizza] Margherita Small=12 Large=18'],
  ],
  ['sizes before their prices', 'House red  glass 9 / bottle 34', ['House red glass=9 bottle=34']],
  [
    'numbers in names',
    'Chicken 65 12.95\n7 UP 3\nDinner for 2  21.95',
    ['Chicken 65 12.95', '7 UP 3', 'Dinner for 2 21.95'],
  ],
  [
    'a dash within a name',
    'Apfel – Birnenstrudel 9,00\nSoup – with bread 4',
    ['Apfel – Birnenstrudel 9,00', 'Soup (with bread) 4'],
  ],
  [
    'a price on request',
    'Live Lobster (Seasonal, please ask for the price)\nOysters — MP',
    ['Live Lobster market price', 'Oysters market price'],
  ],
  ['a dish of a day', 'Monday: Lasagna 9.50', ['<Monday> Lasagna 9.50']],
  [
    'a menu with one price',
    'Menú del día 14,50 €\nGazpacho\n***\nFlan\n\nRaciones\nBravas 6',
    ['{Menú del día} Gazpacho', '{Menú del día} Flan', '[Raciones] Bravas 6'],
  ],
  [
    'no prices at all',
    'Tacos\nAl pastor\nCarnitas\n\nBebidas\nHorchata',
    ['[Tacos] Al pastor', '[Tacos] Carnitas', '[Bebidas] Horchata'],
  ],
  ['capitals that are no currency', 'BLT 12\nTea 300 XPF', ['BLT 12', 'Tea 300 XPF']],
  [
    'a currency in words',
    'Döner 7 Euro\nTaco 25 pesos\nKota R35',
    ['Döner 7 Euro', 'Taco 25 pesos', 'Kota R35'],
  ],
  [
    'several dishes on a line',
    'Caña 1,80 · Vermut 3\nNaan 3 | Garlic Naan 4',
    ['Caña 1,80', 'Vermut 3', 'Naan 3', 'Garlic Naan 4'],
  ],
  [
    'a heading up to the next empty line, if most blocks have one',
    'WINGS\nHot 9.50\n\nSUBS\nItalian 9.50\n\nCannoli 4.50\nFlan 5.50\n\nDRINKS\nSoda 2.50',
    ['[WINGS] Hot 9.50', '[SUBS] Italian 9.50', 'Cannoli 4.50', 'Flan 5.50', '[DRINKS] Soda 2.50'],
  ],
  [
    'the dishes below a line that is asked about without the heading above it',
    'MAINS\nPie £17\n\nSunday roasts, from noon\nHalf chicken £19\n\nNIBBLES 3 for £14\nWhitebait £6',
    ['[MAINS] Pie £17', 'Half chicken £19', '[NIBBLES] Whitebait £6'],
  ],
  [
    'columns headed by fractions',
    'BY WEIGHT\t1/2 lb\t1 lb\nRibs\t14\t27',
    ['[BY WEIGHT] Ribs 1/2 lb=14 1 lb=27'],
  ],
  ['columns with any short headings', 'wine      gl / btl\nGamay  14 / 56', ['[wine] Gamay gl=14 btl=56']],
  [
    'thousands',
    'Paella 1.200,50 €\nBife $8.500\nRamen ¥900',
    ['Paella 1.200,50 €', 'Bife $8.500', 'Ramen ¥900'],
  ],
];

test.each(CASES)('reads %s', (_what, text, dishes) => {
  expect(printed(text)).toEqual(dishes);
});

test('leaves a line that isn’t a dish to the owner', () => {
  const { dishes, unread } = readMenuLines(
    'Soup 6\n\nDinner 17.30 - 22.00\nCall us 520-555-0143\nwww.example.com\nKids under 12 eat free\nOpen daily until 10 pm',
  );
  expect(dishes.map(({ name }) => name)).toEqual(['Soup']);
  expect(unread.map(({ text }) => text)).toEqual([
    'Dinner 17.30 - 22.00',
    'Call us 520-555-0143',
    'www.example.com',
    'Kids under 12 eat free',
    'Open daily until 10 pm',
  ]);
});

test('the amount of a price is read by its last separator', () => {
  const amounts = readMenuLines('A 1.200,50 €\nB $8.50\nC 12,-\nD 8.500 COP\nE 2 for $9').dishes;
  expect(amounts.map(({ amount }) => amount)).toEqual([1200.5, 8.5, 12, 8500, null]);
});

test('a name and a price are read as written, in any order of lines', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,9}(?: [a-z]{3,9}){0,3}$/);
  const price = fc.integer({ min: 100, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, price), { minLength: 1, maxLength: 30 }), (menu) => {
      const text = menu.map(([dish, amount]) => `${dish}  ${amount}`).join('\n');
      expect(readMenuLines(text).dishes.map((dish) => [dish.name, dish.price])).toEqual(menu);
    }),
  );
});

test('every line of a text is used or left to the owner', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { dishes, unread } = readMenuLines(text);
      expect(dishes.every(({ name }) => name.length > 0 && name.length <= 120)).toBe(true);
      expect(unread.every((line) => text.split(/\r?\n/u)[line.at]?.includes(line.text))).toBe(true);
    }),
  );
});

test.each<[what: string, text: string, dishes: string[]]>([
  ['a dish', 'Soup 6\n\nDish: Bread and butter', ['Soup 6', 'Bread and butter']],
  ['a description', 'Soup 6\n\nDescription: Kids love it', ['Soup (Kids love it) 6']],
  ['a heading', 'Heading: At 9 pm, or later\nSoup 6', ['[At 9 pm, or later] Soup 6']],
  ['nothing of the menu', 'Soup 6\nleave out: 10 % off\nHot', ['Soup 6']],
])('uses the owner’s choice for a line: %s', (_what, text, dishes) => {
  expect(printed(text)).toEqual(dishes);
});

test('reports the lines and headings of each dish', () => {
  const { accepted } = readMenuLines('Soups\nRamen 14\nwith egg\n\nPho 12\nBun 11');
  expect(accepted.map(({ lines }) => lines)).toEqual([
    { first: 0, last: 2 },
    { first: 4, last: 4 },
    { first: 5, last: 5 },
  ]);
});

test('a heading without dishes is left to the owner', () => {
  expect(readMenuLines('Soup 6\n\nDrinks:').unread).toEqual([{ at: 2, text: 'Drinks:' }]);
});

test.each<[what: string, text: string, dishes: string[]]>([
  [
    'headings with an empty line below',
    'Soups\n\nPho 9\n\nSides\n\nRice 2',
    ['[Soups] Pho 9', '[Sides] Rice 2'],
  ],
  ['headings between ornaments', '• SOUPS •\n- Pho 9\n- Bun 8', ['[SOUPS] Pho 9', '[SOUPS] Bun 8']],
  [
    'an indented description',
    'Soups\n1. Pho 9\n   Beef in broth\n2. Bun 8',
    ['[Soups] Pho (Beef in broth) 9', '[Soups] Bun 8'],
  ],
  [
    'a second line of each dish',
    'Pho 9\nRare steak\n\nBun 8\nGrilled pork',
    ['Pho (Rare steak) 9', 'Bun (Grilled pork) 8'],
  ],
  ['fractions as sizes', 'Zweigelt 1/8 l 2,90 1/4 l 5,60', ['Zweigelt 1/8 l=2,90 1/4 l=5,60']],
  ['allergen letters', 'Suppe (a,c,g) 5,90', ['Suppe 5,90']],
])('understands %s', (_what, text, dishes) => {
  expect(printed(text)).toEqual(dishes);
});

test('menus in other scripts are read, also from right to left', () => {
  expect(readMenuLines('Galbi 32,000원').dishes).toMatchObject([{ price: '32,000원', amount: 32_000 }]);
  const { dishes } = readMenuLines('مقبلات\nحمص ٣٠\nفلافل 25 ₪\nسلطة 18.50 ₪');
  expect(dishes.map(({ name, price }) => `${name}|${price}`)).toEqual([
    'حمص|٣٠',
    'فلافل|25 ₪',
    'سلطة|18.50 ₪',
  ]);
});

test('prices below a heading with sizes, and sizes in parentheses before their prices, are prices of sizes', () => {
  const { dishes } = readMenuLines(
    'PIZZAS          12"     16"\nFunghi          16      21\nSoup (S) 3.95 (L) 6.95',
  );
  expect(dishes).toMatchObject([
    {
      course: 'PIZZAS',
      name: 'Funghi',
      variants: [
        { label: '12"', price: '16' },
        { label: '16"', price: '21' },
      ],
    },
    {
      name: 'Soup',
      variants: [
        { label: 'S', price: '3.95' },
        { label: 'L', price: '6.95' },
      ],
    },
  ]);
});

test('a word above dishes with choices is their heading where the menu has gaps above its headings', () => {
  const text =
    'Chowders\nClam chowder $9\nCorn chowder $8\n\nRolls\nLobster roll, butter or mayo $31\nCrab roll $24\n\nFried\nClams $22';
  const read = readMenuLines(text).dishes.map(({ course, name, price }) => [course, name, price]);
  expect(read.slice(2, 4)).toEqual([
    ['Rolls', 'Lobster roll', '$31'],
    ['Rolls', 'Crab roll', '$24'],
  ]);
});

test.each([
  [
    'a dish with choices below a heading',
    'BREAKFAST\nBurrito, red or green $9.95\nHuevos $12',
    2,
    'BREAKFAST',
  ],
  [
    'dishes below a heading with what comes with them',
    'Rolls\nTuna 9\n\nHibachi (with soup, rice)\nSteak 26\nShrimp 25',
    3,
    'Hibachi (with soup, rice)',
  ],
  ['a second price for a larger size', 'Pho\nBeef pho 16 / 19 large\nChicken pho 16 / 19 large', 2, 'Pho'],
  [
    'a list of ingredients with “and” in a name',
    'Pies\nChicken, leek and ham pie £15\nAle pie £16',
    2,
    'Pies',
  ],
  [
    'a price for each piece above a heading',
    'by the pound\nRibs $24\nSausage $6 each\nsides\nSlaw $4',
    3,
    'sides',
  ],
  ['a dish in lowercase', 'Sides\nPinto beans $4\nColeslaw $4\nFries $4\nbanana pudding $5', 4, 'Sides'],
  ['a length in a name', 'Dosa\nMasala dosa 7.95\nPaper dosa 2ft 9.95', 2, 'Dosa'],
])('%s is read', (_, text, count, course) => {
  const { dishes, unread } = readMenuLines(text);
  expect([dishes.length, unread, dishes.at(-1)?.course]).toEqual([count, [], course]);
});
