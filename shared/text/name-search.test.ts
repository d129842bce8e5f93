import { expect, test } from 'vitest';
import { endingsOf, foldName, SEARCHED_LETTERS, startOf } from './name-search.ts';

test('names are compared without accents, case, and double spaces', () => {
  expect(foldName('  Café  ZÜRI ')).toBe('cafe zuri');
});

test.each([
  ['Joe’s', "joe's"],
  ['Joe´s', "joe's"],
  ['Zur Straße', 'zur strasse'],
  ['GROẞ', 'gross'],
  ['Ægir & Œuf', 'aegir and oeuf'],
  ['Fish&Chips', 'fish and chips'],
  ['North–South', 'north-south'],
  ['Smørrebrød', 'smorrebrod'],
])('%s is compared as %s', (written, compared) => {
  expect(foldName(written)).toBe(compared);
  expect(foldName(compared)).toBe(compared);
});

test('any part of a name is the beginning of one of its suffixes', () => {
  const endings = endingsOf('La Piñata');
  expect(endings).toEqual(['la pinata', 'a pinata', 'pinata', 'inata', 'nata', 'ata', 'ta', 'a']);
  expect(endings.map(startOf)).toEqual(['la', 'a ', 'pi', 'in', 'na', 'at', 'ta', 'a']);
});

test('letters outside the basic plane stay whole', () => {
  expect(startOf(foldName('🍜🍣 bar'))).toBe('🍜🍣');
});

test('a name has at most as many index rows as searched letters', () => {
  for (const sign of ['ﷺ', '㍿', 'ﷻ', 'X', '寿', '👨‍👩‍👧‍👦']) {
    const endings = endingsOf(sign.repeat(300));
    expect(endings.length).toBeLessThanOrEqual(SEARCHED_LETTERS);
    for (const ending of endings) expect(Buffer.byteLength(ending)).toBeLessThanOrEqual(4 * SEARCHED_LETTERS);
  }
});
