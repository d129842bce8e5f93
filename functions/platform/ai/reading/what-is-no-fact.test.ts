import { describe, expect, test } from 'vitest';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { readProfile } from './read-profile.ts';

function certainOf<Field extends ProfileProposal['field']>(text: string, field: Field) {
  const context = { region: '', language: '', currency: '', today: '2026-11-22' };
  return readProfile(text, context).proposals.filter(
    (one): one is ProfileProposal & { field: Field } => one.field === field && one.confidence === 'certain',
  );
}

describe('words that are no fact of the house', () => {
  test.each(['NUR BAR.', 'Solo cash o bar tab.', 'Dessert or café included.', 'Postre o café incluido.'])(
    'no kind: %s',
    (text) => {
      expect(certainOf(`Luz 22, 310 W 4th St, New York NY 10014. ${text}`, 'kind')).toEqual([]);
    },
  );

  test.each(['We are at 2815 E Colfax in Denver.', 'Find us at 1200 South Lamar in Austin. Lunch daily.'])(
    'no name: %s',
    (text) => expect(certainOf(text, 'name')).toEqual([]),
  );

  test('dal is a dish, and no Italian word before a day', () => {
    expect(certainOf('yellow dal 9, roti 3, naan 4', 'dishes').map(({ value }) => value.name)).toContain(
      'Yellow dal',
    );
    expect(certainOf('Osteria Lina. Aperto dal 9 aprile. Pasta 12, vino 4, dolce 6.', 'dishes')).toHaveLength(
      3,
    );
  });

  test.each(['All prices include VAT.', 'Alle Preise in Euro.', 'Prezzi in euro, IVA inclusa.'])(
    'no way to pay: %s',
    (text) => {
      expect(certainOf(`Trattoria Lina, 310 W 4th St, New York. ${text}`, 'payment')).toEqual([]);
    },
  );

  test.each([
    'Doña Petra murió en 2011 y la cocina es de su nieta.',
    'Madame Odile est morte en 2015.',
    'Frau Huber ist gestorben, ihr Rezept lebt.',
  ])('nobody who runs it: %s', (text) => {
    expect(certainOf(`Casa Luz. ${text}`, 'people')).toEqual([]);
  });

  test.each([
    'Soup 5, bread 3, cake 6. Tue schnitzel $18, Wed wings $12.',
    'Cuts: queen $32, king $39. Soup $9, salad $8, pie $7.',
    'Suppe* 5\nBraten 14\nKlöße 4\n* aus eigener Herstellung',
  ])('no dish: %s', (text) => {
    const names = certainOf(text, 'dishes').map(({ value }) => value.name);
    expect(names.join()).not.toMatch(/Tue|Wed|Queen|King|Herstellung/);
    expect(names.length).toBeGreaterThan(0);
  });
});

test.each([
  [
    'Casa Luz\n\nSHARE\nOlives 8\nNuts 6\nSALADS with warm bread\nBeets 15\nGem 14',
    ['SHARE', 'SHARE', 'SALADS', 'SALADS'],
  ],
  ['Casa Luz\n\nSUPPEN\nBrühe 5\nBURGER mit Pommes\nClassic 12\nVeggie 11', ['SUPPEN', 'BURGER', 'BURGER']],
  ['Casa Luz\n\nMAINS\nSTEAK with fries 24\nStew 15\nPie 14', ['MAINS', 'MAINS', 'MAINS']],
])('a heading and what comes with its dishes: %j', (text, expected) => {
  expect(certainOf(text, 'dishes').map(({ value }) => value.course)).toEqual(expected);
});

test.each(['FB: facebook.com/casaluz', 'Facebook facebook.com/casaluz', 'IG: instagram.com/casaluz'])(
  'the address of a network is no name there: %s',
  (text) => {
    expect(certainOf(`Casa Luz. ${text}`, 'links').map(({ value }) => value.url)).toEqual([
      expect.stringMatching(/\.com\/casaluz$/),
    ]);
  },
);

test('what is not to be priced takes the dish with it', () => {
  const text =
    'Crêpe beurre 5$, crêpe sucre 4$, gaufre 6$, café 3$, thé 2$. Svp mettez pas le prix de la gaufre, ça va changer.';
  const names = ['Crêpe beurre', 'Crêpe sucre', 'Café', 'Thé'];
  expect(certainOf(text, 'dishes').map(({ value }) => value.name)).toEqual(names);
});

test.each([
  ['Open Wed-Sun from 2, close at 9 (10 on Fri and Sat).', 'friday', '22:00'],
  ['Open Tue-Sat 11 to 8 (9 on Fri).', 'friday', '21:00'],
])('an end in brackets holds for its days alone: %s', (text, day, closes) => {
  const wrong = certainOf(text, 'services').filter(
    ({ value }) => value.days.some((each) => each === day) && value.closes !== closes,
  );
  expect(wrong).toEqual([]);
});

test('“il nome inganna” gives no name', () => {
  const text = 'Il nome inganna: "Osteria Praga" è una gelateria.';
  expect(certainOf(text, 'name').map(({ value }) => value)).not.toContain('inganna');
});

test('a lot of our own is where guests park', () => {
  const text = 'Trattoria Lina, 310 W 4th St, New York. We have our own lot behind the house.';
  expect(certainOf(text, 'parking')).toHaveLength(1);
});
