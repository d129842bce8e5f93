import { expect, test } from 'vitest';
import { expandLine } from './expand-line.ts';

test.each([
  ['Une faim à {town} ?', 'Lyon', 'Une faim à Lyon ?'],
  ['Une faim à {town} ?', 'Le Havre', 'Une faim au Havre ?'],
  ['À {town}, on mange.', 'Les Andelys', 'Aux Andelys, on mange.'],
  ['À {town}, on mange.', 'Lille', 'À Lille, on mange.'],
  ['Siamo a {town}.', 'Le Castella', 'Siamo a Le Castella.'],
])('%s in %s', (line, town, text) => {
  expect(expandLine(line, 'seed', { town })).toBe(text);
});
