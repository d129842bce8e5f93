import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describedSale as described, readSalesExport } from '#tests/builders/a-sales-export.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../tests/corpus/sales');

/** Files that somebody wrote down, with what must come of them, without knowing how they are read. */
const read = (name: string) => {
  const bytes = readFileSync(path.join(FOLDER, `${name}.csv`));
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return readSalesExport(
    isWide ? { text: bytes.toString('utf16le'), encoding: 'utf16le' } : { text: bytes.toString('utf8') },
  );
};

test.each([
  [
    'toast-pmix-all-levels',
    [
      'Caesar Salad 420 5400 -',
      'Classic Burger 620 9100 -',
      'Greek Salad 180 2560 -',
      'Veggie Burger 260 4300 -',
    ],
  ],
  [
    'lightspeed-nl',
    [
      'Bitterballen (6 st.) 412 3212.84 453.2',
      'Kaasplank 38 505.5 159.6',
      'Saté van de haas 156 2790.83 873.6',
      'Uitsmijter 268 2643.12 656.6',
    ],
  ],
  ['shopify-orders', ['Lasagne 4 48 -', 'Tiramisu 1 9 -']],
  ['dayparts-wide', ['Gyoza 440 3300 792', 'Katsu Curry 210 3150 924', 'Ramen 550 7700 1980']],
  ['thousands-trap', ['Arroz negro 1015 17762.5 4669', 'Gazpacho 980 4410 833', 'Tortilla 1250 8125 2375']],
  [
    'names',
    [
      '=Eggs Florentine 51 663 137.7',
      'All Day Breakfast 160 1920 608',
      "Chef's Special 33 792 264",
      'Grand Total Sundae 28 252 56',
      'Item of the Month 20 300 100',
      'Mac, Cheese & "Gold" 90 1080 261',
      'Subtotal Recall Cocktail 75 900 157.5',
      'Sum Yum Dumplings 110 990 209',
      'Total Eclipse Burger 140 2240 672',
      '🌶️ Hot Wings 🔥 200 2400 660',
    ],
  ],
  ['es-thousands-only', ['Arroz negro 1015 17762 -', 'Gazpacho 980 4410 -', 'Tortilla 1250 8125 -']],
  [
    'oz-names',
    [
      '12-Piece Wings 120 1560 480',
      '12-oz Ribeye 140 3920 1120',
      '16-oz Ribeye 60 2160 660',
      '2-Egg Breakfast 200 1800 400',
      '6-Piece Wings 300 2100 600',
    ],
  ],
  ['de-strich', ['Kuchen 60 240 -', 'Schnitzel 120 1680 -', 'Suppe 80 440 -']],
  ['stueck', ['Kuchen 1160 4640 -', 'Schnitzel 120 1680 -', 'Suppe 80 440 -']],
  ['toast-real', ['Burger 120 1740 520', 'Cola 90 270 30', 'Fries 90 450 70']],
  ['item-or-modifier', ['Burger 120 1740 -', 'Fries 90 450 -']],
  ['one-blank', ['Burger 400 5200 1240', 'Cola 200 600 60', 'Fries 300 1200 180', 'Salad 150 1350 300']],
  ['months-as-columns', ['Blueberry Pie 140 1050 -', 'Clam Chowder 200 1800 -', 'Lobster Roll 340 8160 -']],
  ['de-weekdays', ['Linseneintopf 44 374 -', 'Rinderroulade 60 1134 -']],
  ['it-storno', ['Coperto 4 8 -', 'Diavola 1 8 -', 'Margherita 4 26 -']],
  ['neg-units-pos-rev', ['Burger 80 1040 -', 'Fries 300 1200 -']],
])('%s is counted as a bookkeeper would', async (name, expected) => {
  const { items } = await read(name);
  expect(items.map(described).sort()).toEqual(expected);
});

test.each([
  ['hand-it', ['delivery dinner', 'dine_in dinner', 'dine_in lunch', 'takeout dinner', 'takeout lunch']],
  ['hand-fr-utf16-tabs', ['unknown dinner', 'unknown lunch']],
  ['de-dates', ['unknown unknown']],
])('%s has the channels and times of day that it names, and no others', async (name, places) => {
  const { items } = await read(name);
  const found = items.flatMap(({ cells }) => cells.map(({ channel, daypart }) => `${channel} ${daypart}`));
  expect([...new Set(found)].sort()).toEqual(places);
});

const OCTOBER = ['2026-10-01', '2026-10-31'];

test.each([
  [
    'clover-categories',
    OCTOBER,
    ['Penne Arrabbiata 80 1360 -', 'Spaghetti Carbonara 140 2380 -', 'Tiramisu 158 1580 -'],
  ],
  ['simphony-families', OCTOBER, ['Clam Bake 90 3150 -', 'Hazy IPA 400 3200 -', 'Lobster Roll 210 5600 -']],
  [
    'es-desde-hasta',
    OCTOBER,
    ['Caña 880 1600 -', 'Pulpo a la gallega 75 1227.27 -', 'Tortilla de patatas 210 1909.09 -'],
  ],
  [
    'de-title-rows',
    ['2026-11-01', '2026-11-15'],
    ['Pizza Salami 99 940.5 207.9', 'Pizza Tonno 45 472.5 117'],
  ],
])('%s says its period above its columns', async (name, period, expected) => {
  const { items, from, to } = await read(name);
  expect([from, to]).toEqual(period);
  expect(items.map(described).sort()).toEqual(expected);
});

test('what is left out is said', async () => {
  expect(await read('toast-real')).toMatchObject({ extras: 2 });
  expect(await read('shopify-orders')).toMatchObject({ voided: 1 });
  expect(await read('item-or-modifier')).toMatchObject({ extras: 2, sums: { count: 1, names: ['Mains'] } });
  expect(await read('one-blank')).toMatchObject({
    problems: ['Line 4: the revenue is missing, but other rows for this item have it.'],
  });
  expect(await read('bad-rows')).toMatchObject({ undated: { count: 1, lines: [12] }, problemCount: 4 });
});
