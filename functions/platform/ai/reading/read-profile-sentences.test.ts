import { describe, expect, test } from 'vitest';
import { readProfile } from './read-profile.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-22' };

function certain(text: string, field: string) {
  return readProfile(text, CONTEXT)
    .proposals.filter((proposal) => proposal.field === field && proposal.confidence === 'certain')
    .map(({ value }) => value);
}

describe('what ends one sentence', () => {
  test.each([
    'Wir sind ein Wirtshaus in Bamberg. Fränkische Küche. Geöffnet Mi-Sa 11-14 Uhr.',
    'A bakery. Gluten free options but not a gluten free kitchen. Open Thursday-Sunday 7am-1pm.',
  ])('is no heading of the hours behind it: %j', (text) => {
    expect(certain(text, 'services')).toMatchObject([{ name: '' }]);
  });
});

describe('what the house cooks', () => {
  test.each([
    ['We opened in 1987. My mom had six stools. It was cold. Polish food, all made by hand.', 'Polish'],
    ['Hello,\nHere is what I need.\nThanks.\nSorry.\nType: Ethiopian restaurant', 'Ethiopian'],
    ['Wir sind das Wirtshaus Zur Linde in Bamberg. Montag zu. Bis bald. Fränkische Küche.', 'Fränkische'],
  ])('is said anywhere in a text: %j', (text, cuisine) => {
    expect(certain(text, 'cuisines')).toEqual([cuisine]);
  });

  test('a kind that is said wins over the one in the name', () => {
    const text = 'Nous tenons un bistrot à Lyon : Le Bouchon des Carmes, 12 rue des Capucins, 69001 Lyon.';
    expect(certain(text, 'kind')).toEqual(['bistrot']);
  });
});

test('what is added to a dish for money is no dish', () => {
  const text = 'margherita 18 / 24, diavola 21 / 28, funghi 20 / 27. GF base +4, vegan cheese +3.';
  const dishes = readProfile(text, CONTEXT).proposals.filter(({ field }) => field === 'dishes');
  expect(dishes.map(({ words }) => words).join()).not.toMatch(/base|cheese/);
});

test.each([
  'I have not been sleeping well since that week, but never mind.',
  'Ho un debito con il vecchio fornitore, lascia perdere.',
])('a private matter is not printed, whatever its words: %j', (text) => {
  expect(certain(`Trattoria Lina, 310 W 4th St, New York NY 10014. ${text}`, 'story')).not.toContainEqual({
    text: expect.stringContaining(text.slice(0, 12)),
  });
});

test('the number of a street is no price', () => {
  const text = 'DÖNER PALAST\nKarl-Marx-Str. 88, 12043 Berlin\nDöner 6,50\nDürüm 7,50\nLahmacun 4';
  expect(certain(text, 'dishes')).toHaveLength(3);
});
