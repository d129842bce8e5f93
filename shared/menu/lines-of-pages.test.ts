import { expect, test } from 'vitest';
import { linesOfPages, type PagePiece } from './lines-of-pages.ts';

const piece = (str: string, x: number, y: number, fontSize = 10): PagePiece => ({
  str,
  x,
  y,
  width: str.length * fontSize * 0.5,
  fontSize,
});
const textsOf = (...pages: PagePiece[][]) => linesOfPages(pages).map(({ text }) => text);

test('prices stored after all names return to their dishes', () => {
  expect(
    textsOf([
      piece('Carbonara', 50, 700),
      piece('Amatriciana', 50, 680),
      piece('14.50', 400, 700),
      piece('$15', 400, 680),
    ]),
  ).toEqual(['Carbonara 14.50', 'Amatriciana $15']);
});

test('dot leaders stay in their line', () => {
  expect(textsOf([piece('Soup', 50, 700), piece('. . . . . .', 90, 700), piece('7', 300, 700)])).toEqual([
    'Soup . . . . . . 7',
  ]);
});

test('the left of two columns is read first', () => {
  expect(
    textsOf([
      piece('STARTERS', 50, 720),
      piece('DESSERTS', 330, 720),
      piece('Soup 7', 50, 700),
      piece('Cake 6', 330, 700),
      piece('with bread', 50, 688, 8),
      piece('of the day', 330, 688, 8),
    ]),
  ).toEqual(['STARTERS', 'Soup 7', 'with bread', 'DESSERTS', 'Cake 6', 'of the day']);
});

test('close columns stay separate with their distant prices', () => {
  expect(
    textsOf([
      piece('Escargots', 6, 700),
      piece('16', 291, 700),
      piece('D', 311, 700, 14),
      piece('ESSERTS', 318, 700),
      piece('Oysters', 6, 688),
      piece('MP', 287, 688),
      piece('Tarte Tatin', 311, 688),
      piece('12.5', 580, 688),
    ]),
  ).toEqual(['Escargots 16', 'Oysters MP', 'DESSERTS', 'Tarte Tatin 12.5']);
});

test('text across columns is read in place', () => {
  const dishes = ['One 7', 'Two 8', 'Three 9', 'Four 10'];
  const column = (x: number, name: string) =>
    dishes.map((dish, index) => piece(`${name} ${dish}`, x, 720 - 14 * index));
  const address = '22 Rue Royale, New Orleans, LA 70130, open Tuesday to Saturday';
  expect(
    textsOf([
      piece('Chez Margaux and Sons', 250, 760, 12),
      ...column(330, 'Cake'),
      ...column(50, 'Soup'),
      piece(address, 150, 600),
    ]),
  ).toEqual([
    'Chez Margaux and Sons',
    ...dishes.map((dish) => `Soup ${dish}`),
    ...dishes.map((dish) => `Cake ${dish}`),
    address,
  ]);
});

test('three columns are read in order, and one column from the top', () => {
  const row = (y: number, ...words: string[]) => words.map((word, index) => piece(word, 20 + 260 * index, y));
  expect(
    textsOf([...row(700, 'TACOS', 'DRINKS', 'SIDES'), ...row(680, 'Lengua $4', 'Horchata $4', 'Rice $3')]),
  ).toEqual(['TACOS', 'Lengua $4', 'DRINKS', 'Horchata $4', 'SIDES', 'Rice $3']);
  const dish = (name: string, y: number) => [piece(name, 50, y), piece('12', 500, y)];
  expect(
    textsOf([
      ...dish('Soup', 700),
      piece('Tel. 08041', 420, 690),
      piece('with chives', 60, 680),
      ...dish('Trout', 660),
    ]),
  ).toEqual(['Soup 12', 'Tel. 08041', 'with chives', 'Trout 12']);
});

test('two prices of a dish and its diet mark stay in its line', () => {
  expect(
    textsOf([
      piece('House red', 50, 700),
      piece('8', 300, 700),
      piece('32', 380, 700),
      piece('Chablis 2021', 50, 690),
      piece('14', 300, 690),
      piece('56', 380, 690),
      piece('Nut roast', 50, 680),
      piece('16', 300, 680),
      piece('vg', 320, 680),
    ]),
  ).toEqual(['House red 8 32', 'Chablis 2021 14 56', 'Nut roast 16 vg']);
});

test('parts of a word join, and separate words get one space', () => {
  const word = piece('Ca', 50, 700);
  expect(
    textsOf([word, piece('cio', word.x + word.width, 700), piece('e pepe', 90, 700), piece('  ', 50, 600)]),
  ).toEqual(['Cacio e pepe']);
});

test.each([
  ['P A S T A', 'PASTA'],
  ['D E L  G I O R N O', 'DEL GIORNO'],
  ['A B C', 'A B C'],
])('%j is read as %j', (shown, word) => {
  expect(textsOf([piece(shown, 50, 700)])).toEqual([word]);
});

test('larger letters and capitals without a number are headings', () => {
  const lines = linesOfPages([
    [
      piece('Pasta', 50, 720, 16),
      piece('Gricia 12', 50, 700),
      piece('WINE', 50, 680),
      piece('BLT 9', 50, 660),
    ],
    [],
  ]);
  expect(lines.filter(({ isHeading }) => isHeading).map(({ text }) => text)).toEqual(['Pasta', 'WINE']);
});
