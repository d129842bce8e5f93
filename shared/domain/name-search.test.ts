import { expect, test } from 'vitest';
import { endingsOf, foldName, startOf } from './name-search.ts';

test('names are compared without accents, case and double spaces', () => {
  expect(foldName('  Café  ZÜRI ')).toBe('cafe zuri');
});

test('any part of a name is the beginning of one of its endings', () => {
  const endings = endingsOf('La Piñata');
  expect(endings).toEqual(['la pinata', 'a pinata', 'pinata', 'inata', 'nata', 'ata', 'ta', 'a']);
  expect(endings.map(startOf)).toEqual(['la', 'a ', 'pi', 'in', 'na', 'at', 'ta', 'a']);
});

test('letters outside the basic plane stay whole', () => {
  expect(startOf(foldName('🍜🍣 bar'))).toBe('🍜🍣');
});
