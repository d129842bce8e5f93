import { expect, test } from 'vitest';
import { readMenuLines } from './read-menu-lines.ts';

test.each([
  ['Tea £1.80\nExtra shot 50p\nBabyccino 90p', ['Tea £1.80', 'Extra shot 50p', 'Babyccino 90p']],
  [
    'Veg Manchurian Dry/Gravy 210/230\nRoti 20 / Butter Roti 25',
    ['Veg Manchurian Dry=210 Gravy=230', 'Roti 20', 'Butter Roti 25'],
  ],
  ['Cacio e pepe € 11,00 (1,7)\nTagliata € 19,00 (7)', ['Cacio e pepe € 11,00', 'Tagliata € 19,00']],
  [
    'S1. Orange beef\nCrispy beef, orange peel 16.95\nS2. Duck 26.00',
    ['Orange beef 16.95 Crispy beef, orange peel', 'Duck 26.00'],
  ],
  [
    'Beer   0,20   0,40\nPils   3,00   5,00\nRed   3,50   5,50',
    ['Beer: Pils 0,20=3,00 0,40=5,00', 'Beer: Red 0,20=3,50 0,40=5,50'],
  ],
  [
    'Dumplings (10 pcs)\nPork $9.95\nChicken $9.95',
    ['Dumplings (10 pcs): Pork $9.95', 'Dumplings (10 pcs): Chicken $9.95'],
  ],
  [
    'Ribs: half rack $15, full rack $27\nBrisket plate $16',
    ['Ribs half rack=$15 full rack=$27', 'Brisket plate $16'],
  ],
  [
    'MARGHERITA tomato, mozzarella 6,00\nBLT sandwich 9,00',
    ['MARGHERITA 6,00 tomato, mozzarella', 'BLT sandwich 9,00'],
  ],
  [
    'Bibimbap 13 (beef, tofu, or egg)\nFish tacos 12 (gf)\nCoffee 2.50, free refills',
    ['Bibimbap 13 beef, tofu, or egg', 'Fish tacos (gf) 12', 'Coffee 2.50 free refills'],
  ],
  ['Short stack 6 / full stack 8\nHash 10', ['Short stack 6', 'Full stack 8', 'Hash 10']],
  ['Chicken, leek & ham pie £13.95\nMash £3', ['Chicken, leek & ham pie £13.95', 'Mash £3']],
  ['Beans, slaw, mac 4 each\nRibs, dry rub 16', ['Beans, slaw, mac 4 each', 'Ribs 16 dry rub']],
])('pence, sizes, allergen codes, and numbers tell what belongs together: %s', (text, printed) => {
  const dishes = readMenuLines(text).dishes.map(({ course, name, price, variants, description }) =>
    [course && `${course}:`, name, price, ...variants.map((one) => `${one.label}=${one.price}`), description]
      .filter(Boolean)
      .join(' '),
  );
  expect(dishes).toEqual(printed);
});

test('a price alone that belongs to no dish is listed', () => {
  expect(readMenuLines('Wings\n6 for 9.99\n12 for 17.99').unread.map(({ text }) => text)).toEqual([
    '12 for 17.99',
  ]);
});
