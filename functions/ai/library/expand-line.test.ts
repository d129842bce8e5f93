import { expect, test } from 'vitest';
import { expandLine } from './expand-line.ts';

test.each([
  ['Une faim à {town} ?', 'Lyon', 'Une faim à Lyon ?'],
  ['Une faim à {town} ?', 'Le Havre', 'Une faim au Havre ?'],
  ['À {town}, on mange.', 'Les Andelys', 'Aux Andelys, on mange.'],
  ['À {town}, on mange.', 'Lille', 'À Lille, on mange.'],
  ['Siamo ad {town}.', 'Le Castella', 'Siamo a Le Castella.'],
  ['Siamo ad {town}.', 'Ancona', 'Siamo ad Ancona.'],
  ['Ad {town} si mangia.', 'Roma', 'A Roma si mangia.'],
  ['Ven a {town}.', 'Ávila', 'Ven a Ávila.'],
])('%s in %s', (line, town, text) => {
  expect(expandLine(line, 'seed', { town })).toBe(text);
});

test('a dish has a capital where it begins a sentence', () => {
  expect(expandLine('{dish}? Try the {dish}.', 'seed', { dish: 'pork bao' })).toBe(
    'Pork bao? Try the pork bao.',
  );
});

test('a name that ends with a period ends a sentence with one', () => {
  const name = 'Big Bear Brewing Co.';
  expect(expandLine('Meet at {name}. Come to {name}, or wait… {name}?', 'seed', { name })).toBe(
    `Meet at ${name} Come to ${name}, or wait… ${name}?`,
  );
});
