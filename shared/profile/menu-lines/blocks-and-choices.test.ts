import { expect, test } from 'vitest';
import { readMenuLines } from './read-menu-lines.ts';

const read = (text: string) =>
  readMenuLines(text).dishes.map(({ course, name, price, description, variants }) => {
    const sizes = variants.map((each) => `${each.label}=${each.price}`);
    return [course, name, price || sizes.join(' '), description].filter((part) => part !== '');
  });
const asked = (text: string) => readMenuLines(text).unread.map(({ text }) => text);

const BLOCKS = [
  'Overnight oats\nBerries, almonds\n€7.95',
  'Eggs Benedict\nPoached eggs, ham\n€12.50\nAdd smoked salmon €3',
  'Soup of the day\nWith brown bread\n€6.95',
].join('\n\n');

test('a block of three lines is a name, its description, and its price, whatever the second line looks like', () => {
  expect(read(BLOCKS)).toEqual([
    ['Overnight oats', '€7.95', 'Berries, almonds'],
    ['Eggs Benedict', '€12.50', 'Poached eggs, ham'],
    ['Soup of the day', '€6.95', 'With brown bread'],
  ]);
  expect(asked(BLOCKS)).toEqual(['Add smoked salmon €3']);
});

test('a price behind the description belongs to the name above', () => {
  const text =
    'Schweinebraten (A, L)\nmit Knödel und Salat 14,90 €\nSchnitzel (A, C)\nmit Pommes frites 22,50 €';
  expect(read(text)).toEqual([
    ['Schweinebraten', '14,90 €', 'mit Knödel und Salat'],
    ['Schnitzel', '22,50 €', 'mit Pommes frites'],
  ]);
});

test('each choice below a dish has its price, and a heading apart from the dish is asked about', () => {
  const one = 'Noodles\n\nPad Thai\nchicken, tofu or shrimp $14';
  expect(read(one)).toEqual([['Pad Thai', '$14', 'chicken, tofu or shrimp']]);
  expect(asked(one)).toEqual(['Noodles']);
  expect(read(`${one}\nduck $18`)).toEqual([['Pad Thai', 'chicken, tofu or shrimp=$14 duck=$18']]);
});

test.each([
  ['Egg, chive and vermicelli dumplings 8.00', 'Egg, chive and vermicelli dumplings'],
  ['Wurstsalat mit Zwiebeln, Gurke und Brot 9,80', 'Wurstsalat mit Zwiebeln, Gurke und Brot'],
  ['Cola, Fanta, Sprite 0,33 l 2,50', 'Cola, Fanta, Sprite 0,33 l'],
  ['Paper dosa 2ft 9.95', 'Paper dosa 2ft'],
  ['Assiette de 3 fromages 9,00', 'Assiette de 3 fromages'],
  ['Côte de bœuf (1,2 kg) 68,00', 'Côte de bœuf (1,2 kg)'],
])('commas, numbers, and sizes of a name stay in it: %s', (line, name) => {
  const { dishes } = readMenuLines(`Tea 3.00\n${line}`);
  expect(dishes[1]).toMatchObject({ name, description: '', variants: [] });
});

test('columns below a bold heading, and without the sign that other prices have, are sizes', () => {
  expect(read('*Raciones*     1/2     Entera\n- Ensaladilla     5€      9€')).toEqual([
    ['Raciones', 'Ensaladilla', '1/2=5€ Entera=9€'],
  ]);
  expect(read('BEERS   25 cl   50 cl\nIPA   4,50   8')).toEqual([['BEERS', 'IPA', '25 cl=4,50 50 cl=8']]);
});

test('names in capitals below an empty line are dishes, not headings', () => {
  const text =
    'PIZZE\n\nMARGHERITA 6,50\ntomato, basil\nDIAVOLA 8,00\ntomato, salami\n\nBIRRE\nMoretti 4,50\nIchnusa 4,50\nPeroni 4,00';
  expect(read(text).map(([first, second]) => (first === 'BIRRE' ? second : first))).toEqual([
    'MARGHERITA',
    'DIAVOLA',
    'Moretti',
    'Ichnusa',
    'Peroni',
  ]);
});

test('a word above a single dish with commas and “and” is its heading', () => {
  expect(read('Puddings\nSponge 7\nCrumble 6.50\nMains\nHam, egg and chips 13')).toContainEqual([
    'Mains',
    'Ham, egg and chips',
    '13',
  ]);
});
