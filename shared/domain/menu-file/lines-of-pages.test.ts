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

test('prices that the file holds after all names come back to their dishes', () => {
  expect(
    textsOf([
      piece('Carbonara', 50, 700),
      piece('Amatriciana', 50, 680),
      piece('14.50', 400, 700),
      piece('$15', 400, 680),
    ]),
  ).toEqual(['Carbonara 14.50', 'Amatriciana $15']);
});

test('dots that lead to a price stay in its line', () => {
  expect(textsOf([piece('Soup', 50, 700), piece('. . . . . .', 90, 700), piece('7', 300, 700)])).toEqual([
    'Soup . . . . . . 7',
  ]);
});

test('of two columns the left one is read first', () => {
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

test('pieces of a word join, and words that stand apart by a little get one space', () => {
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
